//! The endomorphism of curves with a = 0 over a prime field: φ(x, y) = (βx, y) with β³ = 1.

/// The items of [`CurveParams`](super::CurveParams) for a curve that splits scalars into two components by φ, over the
/// field `$Fq`. `$split` splits the scalars, and `$beta` is β.
macro_rules! split_by_phi {
    ($split:expr, $Fq:ty, $beta:expr) => {
        const COMPONENTS: usize = 2;

        fn split(k: &[u64]) -> [GlvComponent; 4] {
            let [first, second] = $split.split(k);
            [first, second, GlvComponent::default(), GlvComponent::default()]
        }

        fn component_maximum() -> ark_ff::BigInt<3> {
            $split.maximum()
        }

        #[allow(
            clippy::indexing_slicing,
            reason = "arkworks has a list of the map's constants, and this map has one constant"
        )]
        fn endomorphism() -> Option<&'static Endomorphism<$Fq>> {
            const ONE: $Fq = <$Fq as ark_ff::Field>::ONE;
            static PHI: Endomorphism<$Fq> = Endomorphism { x: [ONE, $beta, ONE, ONE], y: ONE };
            Some(&PHI)
        }
    };
}
pub(super) use split_by_phi;
