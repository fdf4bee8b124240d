//! In an MSM of many points, the point additions take most of the time. This module limits the divergence and the total
//! cost of point additions. The module also limits the divergence of transforms, which take most of the time of a
//! witness map.

use cumsm_ptx_machine::Class;

use crate::Row;

/// For the kernels that add most of the points, the greatest allowed ratio of issued products to the products that
/// lanes need. `UNIFORM` is for uniform scalars, and `CLUSTERED` is for clustered scalars.
const UNIFORM: f64 = 1.10;
const CLUSTERED: f64 = 1.25;
/// For the passes of transforms, the greatest allowed ratio of issued instructions to the instructions that lanes need.
/// Neither the ratio of wide products nor the ratio of all instructions may exceed this limit.
const TRANSFORM: f64 = 1.15;
/// Limits for whole MSMs with many points and uniform scalars. A limit is the greatest allowed number of wide products
/// for each point addition that the scalars need. The key is the beginning of the computation's name. A plan with many
/// chunks has more products for each addition than a plan with few chunks. But the plan with many chunks may take less
/// time, because copies overlap with computations.
const ALL: [(&str, f64); 5] = [
    ("bls12-381 g1 | bucket, prepared |", 1850.0),
    ("bls12-381 g1 | bucket | 2^22", 1900.0),
    // The plan for BLS12-377 with 2^22 points has windows of 17 bits. Compared with these windows, windows of 16 bits
    // would need fewer products for each addition, but more additions.
    ("bls12-377 g1 | bucket | 2^22", 1950.0),
    // With 2^20 points, buckets have fewer points for affine rounds than with 2^22 points. The plan for BLS12-381 has
    // windows of 16 bits. Compared with these windows, windows of 13 bits would need fewer products for each addition,
    // but a quarter more additions.
    ("bls12-381 g1 | bucket | 2^20", 2350.0),
    ("bls12-377 g1 | bucket | 2^20", 2100.0),
];

impl Row {
    /// True for the kernels that add most of the points.
    pub(crate) fn adds_points(&self) -> bool {
        self.kernel.starts_with("accumulate_") || self.kernel == "add_pairs"
    }

    /// Returns two numbers of wide products for each addition that the scalars need: the products of this kernel, and
    /// the products of the accumulation and the aggregation together.
    pub(crate) fn products_per_addition(&self) -> (f64, f64) {
        let counted = 32.0 * self.counts.issued(Class::WideProduct) as f64;
        let additions = self.additions as f64;
        (counted / additions, (counted + 32.0 * self.predicted_rest as f64) / additions)
    }
}

/// Returns one sentence for each limit that a sampled MSM or a transform exceeds. A limit applies to the whole
/// computation or to a kernel.
pub(crate) fn exceeded(rows: &[Row]) -> Vec<String> {
    let additions = || rows.iter().filter(|row| row.is_sampled && row.adds_points());
    let diverging = additions().filter_map(|row| {
        let limit = if row.case.ends_with("clustered") { CLUSTERED } else { UNIFORM };
        let ratio = row.counts.issued_over_run(Class::WideProduct);
        (ratio > limit).then(|| {
            format!(
                "{} | {}: {ratio:.2} products issued for each product that a lane needs, more than {limit}",
                row.case, row.kernel
            )
        })
    });
    let dear = additions().filter(|row| row.case.ends_with("uniform")).filter_map(|row| {
        let &(_, limit) = ALL.iter().find(|(name, _)| row.case.starts_with(name))?;
        let (_, all) = row.products_per_addition();
        (all > limit).then(|| format!("{}: {all:.0} products for each addition, more than {limit}", row.case))
    });
    let passes = rows.iter().filter(|row| row.kernel.starts_with("transform_pass")).flat_map(|row| {
        let (issued, lanes) = row.instructions();
        let all = 32.0 * issued as f64 / lanes.max(1) as f64;
        let ratios = [("product", row.counts.issued_over_run(Class::WideProduct)), ("instruction", all)];
        ratios.into_iter().filter(|&(_, ratio)| ratio > TRANSFORM).map(move |(what, ratio)| {
            format!(
                "{} | {}: {ratio:.2} {what}s issued for each {what} that a lane needs, more than {TRANSFORM}",
                row.case, row.kernel
            )
        })
    });
    diverging.chain(dear).chain(passes).collect()
}
