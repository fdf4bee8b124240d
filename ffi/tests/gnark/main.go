// Compares cumsm with gnark-crypto's own MultiExp, for G1 and G2 of BN254 and BLS12-377.
package main

/*
#include <cumsm.h>
*/
import "C"

import (
	"fmt"
	"os"
	"runtime"
	"strings"
	"unsafe"

	"github.com/consensys/gnark-crypto/ecc"
	bls377 "github.com/consensys/gnark-crypto/ecc/bls12-377"
	fr377 "github.com/consensys/gnark-crypto/ecc/bls12-377/fr"
	"github.com/consensys/gnark-crypto/ecc/bn254"
	fr254 "github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

const n = 1000

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func require(condition bool, what string) {
	if !condition {
		must(fmt.Errorf("wrong: %s", what))
	}
}

// Random scalars, and among them 0, 1 and -1.
func scalars[T any](random func(*T), set func(*T, int64)) []T {
	all := make([]T, n)
	for i := range all {
		random(&all[i])
	}
	set(&all[0], 0)
	set(&all[1], 1)
	set(&all[2], -1)
	return all
}

// Tests a group of cumsm with gnark-crypto's types. multiExp is gnark-crypto's function.
func compare[P comparable, K any](e *Engine, name string, group C.CumsmGroup, points []P, k []K,
	multiExp func([]P, []K) P) {
	// The points include the identity, and include one point twice.
	var identity P
	points[3], points[5] = identity, points[4]
	pointLimbs := C.size_t(unsafe.Sizeof(identity) / 8)
	require(C.cumsm_point_limbs(group) == pointLimbs, name+": limbs")

	for _, m := range []int{0, 1, 7, n} {
		var sum [1]P
		must(check(C.cumsm_msm(e.engine, group, C.CUMSM_MONTGOMERY, limbs(points), C.size_t(m), C.CUMSM_MONTGOMERY,
			limbs(k), C.size_t(m), limbs(sum[:]), pointLimbs)))
		require(sum[0] == multiExp(points[:m], k[:m]), fmt.Sprintf("%s: %d points", name, m))
	}

	var bases *C.CumsmBases
	must(check(C.cumsm_prepare(e.engine, group, C.CUMSM_MONTGOMERY, limbs(points), n, C.CUMSM_VALIDATION_IN_SUBGROUP,
		&bases)))
	defer C.cumsm_bases_free(bases)
	const offset = 100
	var sums [2]P
	must(check(C.cumsm_bases_msm(bases, offset, C.CUMSM_MONTGOMERY, limbs(k), n-offset, C.CUMSM_MONTGOMERY,
		limbs(sums[:]), pointLimbs)))
	require(sums[0] == multiExp(points[offset:], k[:n-offset]), name+": an offset")

	// Go memory with pointers to Go memory has to be pinned.
	var pinner runtime.Pinner
	defer pinner.Unpin()
	vectors, lengths := []*C.uint64_t{limbs(k), limbs(k[500:])}, []C.size_t{n, 300}
	pinner.Pin(vectors[0])
	pinner.Pin(vectors[1])
	must(check(C.cumsm_bases_batch(bases, 0, C.CUMSM_MONTGOMERY, &vectors[0], &lengths[0], 2, C.CUMSM_MONTGOMERY,
		limbs(sums[:]), 2*pointLimbs)))
	require(sums == [2]P{multiExp(points, k), multiExp(points[:300], k[500:800])}, name+": a batch")
	fmt.Println(name)
}

func main() {
	runtime.LockOSThread()
	require(C.GoString(C.cumsm_version()) == C.CUMSM_VERSION, "the version")
	engine, err := NewEngine()
	must(err)
	defer engine.Free()
	config := ecc.MultiExpConfig{}

	k254 := scalars(func(k *fr254.Element) { k.MustSetRandom() }, func(k *fr254.Element, i int64) { k.SetInt64(i) })
	_, _, generator254, generator254G2 := bn254.Generators()
	points254 := bn254.BatchScalarMultiplicationG1(&generator254, k254)
	multiExp254 := func(points []bn254.G1Affine, k []fr254.Element) (sum bn254.G1Affine) {
		_, err := sum.MultiExp(points, k, config)
		must(err)
		return sum
	}
	compare(engine, "bn254 g1", C.CUMSM_BN254_G1, points254, k254, multiExp254)
	points254G2 := bn254.BatchScalarMultiplicationG2(&generator254G2, k254)
	compare(engine, "bn254 g2", C.CUMSM_BN254_G2, points254G2, k254,
		func(points []bn254.G2Affine, k []fr254.Element) (sum bn254.G2Affine) {
			_, err := sum.MultiExp(points, k, config)
			must(err)
			return sum
		})

	k377 := scalars(func(k *fr377.Element) { k.MustSetRandom() }, func(k *fr377.Element, i int64) { k.SetInt64(i) })
	_, _, generatorG1, generatorG2 := bls377.Generators()
	pointsG1 := bls377.BatchScalarMultiplicationG1(&generatorG1, k377)
	pointsG2 := bls377.BatchScalarMultiplicationG2(&generatorG2, k377)
	compare(engine, "bls12-377 g1", C.CUMSM_BLS12_377_G1, pointsG1, k377,
		func(points []bls377.G1Affine, k []fr377.Element) (sum bls377.G1Affine) {
			_, err := sum.MultiExp(points, k, config)
			must(err)
			return sum
		})
	compare(engine, "bls12-377 g2", C.CUMSM_BLS12_377_G2, pointsG2, k377,
		func(points []bls377.G2Affine, k []fr377.Element) (sum bls377.G2Affine) {
			_, err := sum.MultiExp(points, k, config)
			must(err)
			return sum
		})

	// Tests the wrapper of cumsm.go, and an error from it.
	bases, err := engine.Prepare(points254)
	must(err)
	defer bases.Free()
	sum, err := bases.MultiExp(10, k254[:n-10])
	must(err)
	require(sum == multiExp254(points254[10:], k254[:n-10]), "the wrapper")
	_, err = bases.MultiExp(n+1, nil)
	require(err != nil && strings.Contains(err.Error(), "offset 1001 "), "the wrapper's error")
}
