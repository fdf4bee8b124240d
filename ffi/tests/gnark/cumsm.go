package main

/*
#cgo CFLAGS: -I${SRCDIR}/../../include
#include <cumsm.h>
*/
import "C"

import (
	"errors"
	"runtime"
	"unsafe"

	"github.com/consensys/gnark-crypto/ecc/bn254"
	"github.com/consensys/gnark-crypto/ecc/bn254/fr"
)

// docs:begin gnark
// check turns a status into an error. The message belongs to the thread, so the goroutine must not have moved since the
// call: hold runtime.LockOSThread around both the call and check.
func check(status C.CumsmStatus) error {
	if status == C.CUMSM_OK {
		return nil
	}
	return errors.New(C.GoString(C.cumsm_last_error_message()))
}

// Engine computes. Goroutines can share it.
type Engine struct{ engine *C.CumsmEngine }

func NewEngine() (*Engine, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	e := new(Engine)
	err := check(C.cumsm_engine_new(nil, &e.engine))
	return e, err
}

func (e *Engine) Free() { C.cumsm_engine_free(e.engine) }

// Bases are the points of a proving key, in the library's memory.
type Bases struct{ bases *C.CumsmBases }

func (e *Engine) Prepare(points []bn254.G1Affine) (*Bases, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	b := new(Bases)
	err := check(C.cumsm_prepare(e.engine, C.CUMSM_BN254_G1, C.CUMSM_MONTGOMERY, limbs(points), C.size_t(len(points)),
		C.CUMSM_VALIDATION_TRUSTED, &b.bases))
	return b, err
}

func (b *Bases) Free() { C.cumsm_bases_free(b.bases) }

// MultiExp is the sum of scalars[i] * bases[offset+i].
func (b *Bases) MultiExp(offset int, scalars []fr.Element) (bn254.G1Affine, error) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	var sum [1]bn254.G1Affine
	err := check(C.cumsm_bases_msm(b.bases, C.size_t(offset), C.CUMSM_MONTGOMERY, limbs(scalars),
		C.size_t(len(scalars)), C.CUMSM_MONTGOMERY, limbs(sum[:]), C.size_t(unsafe.Sizeof(sum)/8)))
	return sum[0], err
}

// limbs is the address of the first limb of points or scalars. gnark-crypto and cumsm both use the Montgomery form.
func limbs[T any](values []T) *C.uint64_t {
	return (*C.uint64_t)(unsafe.Pointer(unsafe.SliceData(values)))
}

// docs:end
