//! The endomorphism of curves with a = 0 over a prime field: φ(x, y) = (βx, y) with β³ = 1.

/// The items of [`CurveParams`](super::CurveParams) for scalars in two components by φ, over the field `$Fq`. `$split`
/// splits them.
macro_rules! split_by_phi {
    ($split:expr, $Fq:ty) => {
        const COMPONENTS: usize = 2;

        fn split(k: &[u64]) -> [GlvComponent; 4] {
            let [first, second] = $split.split(k);
            [first, second, GlvComponent::default(), GlvComponent::default()]
        }

        fn component_maximum() -> [u64; 2] {
            $split.maximum()
        }

        #[expect(clippy::indexing_slicing, reason = "the map has one constant")]
        fn endomorphism() -> Option<&'static Endomorphism<$Fq>> {
            const ONE: $Fq = <$Fq as ark_ff::Field>::ONE;
            const BETA: $Fq = <g1::Config as ark_ec::scalar_mul::glv::GLVConfig>::ENDO_COEFFS[0];
            static PHI: Endomorphism<$Fq> = Endomorphism { x: [ONE, BETA, ONE, ONE], y: ONE };
            Some(&PHI)
        }
    };
}
pub(super) use split_by_phi;
