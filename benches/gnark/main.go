// gnark-crypto's MSM, for benches/cpu.rs, and gnark-crypto's transform, for benches/transform.rs. Each line of the
// input is a curve, a group and a number of points, such as `bls12-381 g1 1024`, or a curve, `fft` and a size. When the
// program reads a line for the first time, the program makes random inputs. For each line, the program computes one
// MSM, or one forward transform to bit-reversed order, and prints the seconds of the MSM or of the transform.
package main

import (
	"bufio"
	"fmt"
	"os"
	"time"

	"github.com/consensys/gnark-crypto/ecc"
	bls377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	fft377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr/fft"
	bls381 "github.com/consensys/gnark-crypto/ecc/bls12-381"
	fr381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr"
	fft381 "github.com/consensys/gnark-crypto/ecc/bls12-381/fr/fft"
	bls315 "github.com/consensys/gnark-crypto/ecc/bls24-315"
	fr315 "github.com/consensys/gnark-crypto/ecc/bls24-315/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
	fft254 "github.com/consensys/gnark-crypto/ecc/bn254/fr/fft"
	bw761 "github.com/consensys/gnark-crypto/ecc/bw6-761"
	frbw761 "github.com/consensys/gnark-crypto/ecc/bw6-761/fr"
	"github.com/consensys/gnark-crypto/ecc/grumpkin"
	frgrumpkin "github.com/consensys/gnark-crypto/ecc/grumpkin/fr"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// Random elements of a scalar field.
func random[E any, P interface {
	*E
	MustSetRandom() *E
}](n int) []E {
	elements := make([]E, n)
	for i := range elements {
		P(&elements[i]).MustSetRandom()
	}
	return elements
}

// Makes the inputs of a line, and returns the computation of this line.
func prepare(curve, group string, n int) func() {
	config := ecc.MultiExpConfig{}
	switch curve + " " + group {
	case "bls12-381 g1":
		_, _, generator, _ := bls381.Generators()
		points, scalars := bls381.BatchScalarMultiplicationG1(&generator, random[fr381.Element](n)), random[fr381.Element](n)
		return func() { _, err := new(bls381.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bls12-381 g2":
		_, _, _, generator := bls381.Generators()
		points, scalars := bls381.BatchScalarMultiplicationG2(&generator, random[fr381.Element](n)), random[fr381.Element](n)
		return func() { _, err := new(bls381.G2Affine).MultiExp(points, scalars, config); check(err) }
	case "bls12-377 g1":
		_, _, generator, _ := bls377.Generators()
		points, scalars := bls377.BatchScalarMultiplicationG1(&generator, random[fr377.Element](n)), random[fr377.Element](n)
		return func() { _, err := new(bls377.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bls12-377 g2":
		_, _, _, generator := bls377.Generators()
		points, scalars := bls377.BatchScalarMultiplicationG2(&generator, random[fr377.Element](n)), random[fr377.Element](n)
		return func() { _, err := new(bls377.G2Affine).MultiExp(points, scalars, config); check(err) }
	case "bn254 g1":
		_, _, generator, _ := bn254.Generators()
		points, scalars := bn254.BatchScalarMultiplicationG1(&generator, random[fr254.Element](n)), random[fr254.Element](n)
		return func() { _, err := new(bn254.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bn254 g2":
		_, _, _, generator := bn254.Generators()
		points, scalars := bn254.BatchScalarMultiplicationG2(&generator, random[fr254.Element](n)), random[fr254.Element](n)
		return func() { _, err := new(bn254.G2Affine).MultiExp(points, scalars, config); check(err) }
	case "bls24-315 g1":
		_, _, generator, _ := bls315.Generators()
		points, scalars := bls315.BatchScalarMultiplicationG1(&generator, random[fr315.Element](n)), random[fr315.Element](n)
		return func() { _, err := new(bls315.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bw6-761 g1":
		_, _, generator, _ := bw761.Generators()
		points, scalars := bw761.BatchScalarMultiplicationG1(&generator, random[frbw761.Element](n)), random[frbw761.Element](n)
		return func() { _, err := new(bw761.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bw6-761 g2":
		_, _, _, generator := bw761.Generators()
		points, scalars := bw761.BatchScalarMultiplicationG2(&generator, random[frbw761.Element](n)), random[frbw761.Element](n)
		return func() { _, err := new(bw761.G2Affine).MultiExp(points, scalars, config); check(err) }
	case "grumpkin g1":
		_, generator := grumpkin.Generators()
		points, scalars := grumpkin.BatchScalarMultiplicationG1(&generator, random[frgrumpkin.Element](n)), random[frgrumpkin.Element](n)
		return func() { _, err := new(grumpkin.G1Affine).MultiExp(points, scalars, config); check(err) }
	case "bls12-381 fft":
		domain, values := fft381.NewDomain(uint64(n)), random[fr381.Element](n)
		return func() { domain.FFT(values, fft381.DIF) }
	case "bls12-377 fft":
		domain, values := fft377.NewDomain(uint64(n)), random[fr377.Element](n)
		return func() { domain.FFT(values, fft377.DIF) }
	case "bn254 fft":
		domain, values := fft254.NewDomain(uint64(n)), random[fr254.Element](n)
		return func() { domain.FFT(values, fft254.DIF) }
	}
	panic("there is no group " + curve + " " + group)
}

func main() {
	prepared := map[string]func(){}
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var curve, group string
		var n int
		_, err := fmt.Sscan(lines.Text(), &curve, &group, &n)
		check(err)
		if prepared[lines.Text()] == nil {
			prepared[lines.Text()] = prepare(curve, group, n)
		}
		start := time.Now()
		prepared[lines.Text()]()
		fmt.Println(time.Since(start).Seconds())
	}
}
