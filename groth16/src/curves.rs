//! The curves of this package.

/// Calls a macro with the type of the pairing of each curve whose feature is on.
macro_rules! for_each_pairing {
    ($macro:ident) => {
        #[cfg(feature = "bls12-381")]
        $macro!(ark_bls12_381::Bls12_381);
        #[cfg(feature = "bls12-377")]
        $macro!(ark_bls12_377::Bls12_377);
        #[cfg(feature = "bn254")]
        $macro!(ark_bn254::Bn254);
        #[cfg(feature = "bw6-761")]
        $macro!(ark_bw6_761::BW6_761);
    };
}

pub(crate) use for_each_pairing;
