// gnark's Groth16 prover over BN254, for scripts/proof-peers: gnark POWER ROUNDS. gnark reads no .zkey, so this program
// proves the same chain of 2^POWER - 8 squares as `scripts/proof-keys`, with a key of gnark's own setup. The program
// prints the shortest time of a proof. The time of a proof includes the computation of the chain, because gnark's
// prover takes the inputs of the circuit, not a whole witness.
package main

import (
	"crypto/sha256"
	"fmt"
	"math/big"
	"os"
	"strconv"
	"time"

	"github.com/consensys/gnark-crypto/ecc"
	"github.com/consensys/gnark/backend/groth16"
	"github.com/consensys/gnark/frontend"
	"github.com/consensys/gnark/frontend/cs/r1cs"
	"github.com/consensys/gnark/logger"
)

type squares struct {
	X     frontend.Variable
	Y     frontend.Variable `gnark:",public"`
	count int
}

func (circuit *squares) Define(api frontend.API) error {
	value := circuit.X
	for range circuit.count - 1 {
		value = api.Mul(value, value)
	}
	// The last square is the constraint of the output.
	api.AssertIsEqual(circuit.Y, api.Mul(value, value))
	return nil
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, "gnark:", err)
		os.Exit(1)
	}
}

func main() {
	if len(os.Args) != 3 {
		check(fmt.Errorf("usage: gnark POWER ROUNDS"))
	}
	power, err := strconv.Atoi(os.Args[1])
	check(err)
	rounds, err := strconv.Atoi(os.Args[2])
	check(err)
	if power < 4 || power > 28 || rounds < 1 {
		check(fmt.Errorf("POWER must be from 4 to 28, and ROUNDS at least 1"))
	}
	logger.Disable()
	count := 1<<power - 8
	field := ecc.BN254.ScalarField()
	seed := sha256.Sum256([]byte("x"))
	x := new(big.Int).SetBytes(seed[:31])
	y := new(big.Int).Set(x)
	for range count {
		y.Mul(y, y).Mod(y, field)
	}

	system, err := frontend.Compile(field, r1cs.NewBuilder, &squares{count: count})
	check(err)
	key, verifyingKey, err := groth16.Setup(system)
	check(err)
	witness, err := frontend.NewWitness(&squares{X: x, Y: y}, field)
	check(err)
	public, err := witness.Public()
	check(err)
	fmt.Printf("constraints: %d\n", system.GetNbConstraints())

	var best time.Duration
	for round := range rounds {
		start := time.Now()
		proof, err := groth16.Prove(system, key, witness)
		taken := time.Since(start)
		check(err)
		check(groth16.Verify(proof, verifyingKey, public))
		if round == 0 || taken < best {
			best = taken
		}
	}
	fmt.Printf("prove: %.2f ms\n", best.Seconds()*1000)
}
