//! Number-theoretic transforms on the CPU, in the caller's rayon pool.
//!
//! | file | contents |
//! |---|---|
//! | `tile.rs` | butterflies on rows that lie in the cache |
//! | `passes.rs` | one tile of a pass: from memory to the cache and back |
//! | `tables.rs` | the constants |
//! | `small.rs` | transforms of sizes that are too small for passes |
//! | `shared.rs` | vectors that several threads write to, and vectors that are wiped |

mod passes;
mod shared;
mod small;
mod tables;
#[cfg(test)]
mod tests;
mod tile;

use std::sync::atomic::{AtomicUsize, Ordering};

use ark_ff::Field;

use self::passes::{ColumnTile, Columns, Context, RowOrder, RowTile, Rows, TileOrder};
use self::shared::{Shared, WipedInTasks};
pub(crate) use self::tables::TransformTables;
use self::tables::{LaneTables, Powers};
use crate::error::MsmError;
use crate::field::transform::{TransformField, TransformLanes};
use crate::memory::{self, pages};
use crate::plan::{TILE_WIDTH, TransformPlan};
use crate::secret::Wiped;
use crate::tasks;
use crate::transform::{Direction, Transform, powers, size_inverse};
use crate::types::{CpuArithmetic, EvaluationOrder};

/// Transforms the vectors in place. Each vector has 2^`log_size` elements.
///
/// # Errors
///
/// [`MsmError::AllocationRefused`]. If the function returns this error, the vectors are unchanged.
pub(crate) fn transform<F: TransformField>(
    transform: &Transform<F>,
    tables: &TransformTables<F>,
    vectors: &mut [&mut [F]],
) -> Result<(), MsmError> {
    if vectors.is_empty() {
        return Ok(());
    }
    let plan = TransformPlan::new(transform.log_size, vectors.len(), transform.order, rayon::current_num_threads());
    if !plan.is_cut() {
        small::transform(transform, &tables.one, plan.threads, vectors);
        return Ok(());
    }
    let run = Run { transform, plan: &plan };
    match LanesOf::<F>::new(transform.arithmetic) {
        LanesOf::Ifma(cpu) => run.all(cpu, &tables.ifma, vectors),
        LanesOf::Fma(cpu) => run.all(cpu, &tables.fma, vectors),
        LanesOf::One => run.all((), &tables.one, vectors),
    }
}

/// Returns the kind of instructions that a transform uses: the fastest kind that both this CPU and this field have, but
/// no kind that is faster than `fastest`.
#[cfg(test)]
pub(crate) fn arithmetic<F: TransformField>(fastest: CpuArithmetic) -> CpuArithmetic {
    match LanesOf::<F>::new(fastest) {
        LanesOf::Ifma(_) => CpuArithmetic::Ifma,
        LanesOf::Fma(_) => CpuArithmetic::Fma,
        LanesOf::One => CpuArithmetic::Scalar,
    }
}

/// The lanes that a transform uses, with the proof that this CPU has the instructions of the lanes.
enum LanesOf<F: TransformField> {
    Ifma(<F::TransformIfma as TransformLanes>::Cpu),
    Fma(<F::TransformFma as TransformLanes>::Cpu),
    One,
}

impl<F: TransformField> LanesOf<F> {
    fn new(fastest: CpuArithmetic) -> Self {
        if fastest == CpuArithmetic::Scalar {
            return Self::One;
        }
        let ifma = F::TransformIfma::detect().filter(|_| fastest == CpuArithmetic::Ifma && F::TransformIfma::WIDTH > 1);
        let fma = || F::TransformFma::detect().filter(|&cpu| F::TransformFma::WIDTH > 1 && F::TransformFma::pays(cpu));
        ifma.map(Self::Ifma).or_else(|| fma().map(Self::Fma)).unwrap_or(Self::One)
    }
}

struct Run<'a, F> {
    transform: &'a Transform<F>,
    plan: &'a TransformPlan,
}

/// A pass with its factors.
#[derive(Clone, Copy)]
enum Pass<'a, L: TransformLanes> {
    Columns(Columns<'a, L>),
    Rows(Rows<'a, L>),
}

impl<L: TransformLanes> Pass<'_, L> {
    fn rows(&self) -> usize {
        match self {
            Self::Columns(pass) => 1 << pass.log_rows,
            Self::Rows(pass) => 1 << pass.log_columns,
        }
    }

    /// The number of tiles of a vector of 2^`log_size` elements.
    fn tiles(&self, log_size: u32) -> usize {
        (1usize << log_size) / self.rows() / TILE_WIDTH
    }

    /// Does this pass on tile `number` of a vector. `tile` is the memory for the tile. Other threads must not work on
    /// the same tile of the vector.
    fn run<F>(&self, context: &Context<'_, L>, (from, to): Ends<'_, F>, number: usize, tile: &mut [L])
    where
        L: TransformLanes<Field = F>,
    {
        let tile = &mut tile[..self.rows() * (TILE_WIDTH / L::WIDTH)];
        match self {
            Self::Columns(pass) => L::run(context.cpu, ColumnTile { context, pass, from, to, number, tile }),
            Self::Rows(pass) => L::run(context.cpu, RowTile { context, pass, from, to, number, tile }),
        }
    }
}

/// The vector that a pass reads, and the vector that the pass writes.
type Ends<'a, F> = (Shared<'a, F>, Shared<'a, F>);

/// Returns the vector that pass `pass` reads, and the vector that it writes. There are `passes` passes. The first pass
/// reads `vector`, and the last pass writes `vector`. All values between two passes are in `between`, or in `vector` if
/// `between` is `None`.
fn ends<'a, F>(vector: Shared<'a, F>, between: Option<Shared<'a, F>>, pass: usize, passes: usize) -> Ends<'a, F> {
    let between = between.unwrap_or(vector);
    (if pass == 0 { vector } else { between }, if pass + 1 == passes { vector } else { between })
}

impl<F: TransformField> Run<'_, F> {
    /// 1. If the transform is on a coset, compute the factors of the coset.
    /// 2. Allocate a tile for each thread. For natural order, also allocate a vector for the values between the passes.
    ///    If each thread transforms whole vectors, each thread needs its own vector for the values between the passes.
    /// 3. If each thread transforms whole vectors, all threads take vectors until no vector is left. If the threads
    ///    share tiles, the order of the passes depends on the order of the transform. For bit-reversed order, do each
    ///    pass for all vectors together. For natural order, do all passes for one vector before the first pass for the
    ///    next vector, because there is only one vector for the values between the passes.
    fn all<L: TransformLanes<Field = F>>(
        &self,
        cpu: L::Cpu,
        tables: &LaneTables<L>,
        vectors: &mut [&mut [F]],
    ) -> Result<(), MsmError> {
        let Self { transform, plan } = self;
        let natural = transform.order == EvaluationOrder::Natural;
        let order = if natural || transform.direction == Direction::Forward {
            TileOrder::ToReversed
        } else {
            TileOrder::ToNatural
        };
        let context = Context { cpu, tables, root: transform.direction, order };
        let factors = CosetFactors::<L>::new(transform, plan);
        let passes = self.passes(&context, &factors);

        let size = 1usize << transform.log_size;
        let rows = passes.iter().map(Pass::rows).max().unwrap_or(0);
        let length = rows * (TILE_WIDTH / L::WIDTH);
        let tiles = memory::filled(plan.threads * length, L::zero(cpu), "the tiles of a transform")?;
        let mut tiles = WipedInTasks(tiles);
        let betweens = match (natural, plan.whole_vectors) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => plan.threads,
        };
        let between = pages::zeros(betweens * size, "the vectors between the passes of a transform")?;
        let mut between = WipedInTasks(between);
        let mut betweens = between.0.chunks_mut(size).map(Shared::new);
        let mut shared = memory::reserved(vectors.len(), "a list of vectors")?;
        shared.extend(vectors.iter_mut().map(|vector| Shared::new(vector)));
        if plan.whole_vectors {
            let mut memory = memory::reserved(plan.threads, "a list of tiles")?;
            memory.extend(tiles.0.chunks_mut(length).map(|tile| (tile, betweens.next())));
            self.whole_vectors(&context, &passes, &shared, &mut memory);
            return Ok(());
        }
        let between = betweens.next();
        let together = if natural { 1 } else { shared.len() };
        for vectors in shared.chunks(together) {
            for i in 0..passes.len() {
                self.pass(&context, &passes, i, vectors, between, &mut tiles.0);
            }
        }
        Ok(())
    }

    /// Returns the passes in the order in which they run. If tiles are transformed to bit-reversed order, the pass for
    /// the highest bits of the indexes comes first. If tiles are transformed to natural order, the pass for the lowest
    /// bits comes first.
    ///
    /// If a pass has no factor, the bytes for this factor are not initialized. These bytes can be old bytes of the
    /// stack, and can be secret.
    fn passes<'a, L: TransformLanes<Field = F>>(
        &self,
        context: &Context<'_, L>,
        factors: &'a CosetFactors<L>,
    ) -> Wiped<Pass<'a, L>> {
        let Self { transform, plan } = self;
        let to_reversed = context.order == TileOrder::ToReversed;
        let inverse = transform.direction == Direction::Inverse;
        let mut passes = Wiped(Vec::with_capacity(plan.parts.len()));
        let (mut before, mut after) = (0, transform.log_size);
        for (i, &log_rows) in plan.parts.iter().enumerate() {
            after -= log_rows;
            if i + 1 == plan.parts.len() {
                passes.push(Pass::Rows(Rows {
                    log_rows: before,
                    log_columns: log_rows,
                    order: match transform.order {
                        EvaluationOrder::Natural => RowOrder::Natural,
                        EvaluationOrder::BitReversed => RowOrder::InPlace,
                    },
                    factors: factors.last.as_deref(),
                }));
                break;
            }
            let first = i == 0;
            passes.push(Pass::Columns(Columns {
                log_rows,
                log_columns: after,
                row_factors: factors.first.as_deref().filter(|_| first),
                column_factors: factors.columns.as_ref().filter(|_| first),
                evaluation_base: factors.evaluations.map(|base| base.pow([1 << before])),
                constant: factors.constant.filter(|_| first && inverse),
            }));
            before += log_rows;
        }
        if !to_reversed {
            passes.reverse();
        }
        passes
    }

    /// Does all passes for all vectors. A thread that has finished a vector takes the next vector. `memory` has a tile
    /// for each thread and, for natural order, a vector for the values between the passes.
    fn whole_vectors<'v, L: TransformLanes<Field = F>>(
        &self,
        context: &Context<'_, L>,
        passes: &[Pass<'_, L>],
        vectors: &[Shared<'v, F>],
        memory: &mut [(&mut [L], Option<Shared<'v, F>>)],
    ) {
        let next = AtomicUsize::new(0);
        tasks::for_each_chunk(self.plan.threads, memory, 1, &|_, memory| {
            let (tile, between) = &mut memory[0];
            while let Some(&vector) = vectors.get(next.fetch_add(1, Ordering::Relaxed)) {
                for (i, pass) in passes.iter().enumerate() {
                    let ends = ends(vector, *between, i, passes.len());
                    for number in 0..pass.tiles(self.transform.log_size) {
                        pass.run(context, ends, number, tile);
                    }
                }
            }
        });
    }

    /// Does pass `i` for the vectors. A thread that has finished a tile takes the next tile. For natural order, there
    /// is one vector, and `between` is the vector for the values between the passes.
    fn pass<'v, L: TransformLanes<Field = F>>(
        &self,
        context: &Context<'_, L>,
        passes: &[Pass<'_, L>],
        i: usize,
        vectors: &[Shared<'v, F>],
        between: Option<Shared<'v, F>>,
        tiles: &mut [L],
    ) {
        let pass = &passes[i];
        let tiles_of_vector = pass.tiles(self.transform.log_size);
        let count = tiles_of_vector * vectors.len();
        let next = AtomicUsize::new(0);
        let length = tiles.len() / self.plan.threads;
        let threads = self.plan.threads.min(count);
        tasks::for_each_chunk(threads, &mut tiles[..threads * length], length, &|_, tile| {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= count {
                    return;
                }
                let ends = ends(vectors[number / tiles_of_vector], between, i, passes.len());
                pass.run(context, ends, number % tiles_of_vector, tile);
            }
        });
    }
}

/// The factors of a transform on a coset, and the constant factor of an inverse transform.
///
/// The plan cuts the bits of an index into parts. The first part arranges the coefficients in R rows and C columns. Let
/// g be the offset of the coset. Coefficient i = r·C + c has the factor g^(±i) = (g^(±C))^r·g^(±c), with + for a
/// forward and − for an inverse transform. So there is one factor for each row r, and one factor for each column c.
///
/// In the inverse transform of evaluations in natural order, the passes compute the coefficients. Coefficient k then
/// has the factor g^(−k). Write k as k₁ + R·l with k₁ < R. The first part splits k into k₁ and l, and the later parts
/// split l in the same way. In the pass over the columns of a part, the twiddles include the powers of g^(−1) for the
/// bits of k in this part. The pass over rows multiplies by the powers of g^(−1) for the bits of k in the last part.
struct CosetFactors<L: TransformLanes> {
    first: Option<Vec<L::Factor>>,
    columns: Option<Powers<L>>,
    evaluations: Option<L::Field>,
    last: Option<Vec<L::Factor>>,
    constant: Option<L::Field>,
}

impl<L: TransformLanes<Field: TransformField>> CosetFactors<L> {
    fn new(transform: &Transform<L::Field>, plan: &TransformPlan) -> Self {
        let inverse = transform.direction == Direction::Inverse;
        let mut factors = Self { first: None, columns: None, evaluations: None, last: None, constant: None };
        if inverse {
            factors.constant = Some(size_inverse(transform.log_size));
        }
        let Some((offset, offset_inverse)) = transform.offset else { return factors };
        let all = |base: L::Field, log_count: u32| -> Vec<L::Factor> {
            powers(base, 1 << log_count).iter().map(L::factor).collect()
        };
        let (log_first, log_last) = (plan.parts[0], plan.parts[plan.parts.len() - 1]);
        if inverse && transform.order == EvaluationOrder::Natural {
            factors.evaluations = Some(offset_inverse);
            factors.last = Some(all(offset_inverse.pow([1 << (transform.log_size - log_last)]), log_last));
        } else {
            let g = if inverse { offset_inverse } else { offset };
            let log_columns = transform.log_size - log_first;
            factors.first = Some(all(g.pow([1 << log_columns]), log_first));
            factors.columns = Some(Powers::new(g, factors.constant.unwrap_or(L::Field::ONE), log_columns));
        }
        factors
    }
}
