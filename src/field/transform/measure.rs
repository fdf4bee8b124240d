//! Measures the speed of butterflies in several lanes and in one lane.

use std::hint::black_box;
use std::time::Instant;

use ark_ff::Field;

use super::lanes::{OneLane, TransformField, TransformLanes};
use crate::field::lanes::Work;
use crate::field::measure;

/// The input of a measurement. Each round of the measurement runs butterflies on the eight values.
struct Butterflies<L: TransformLanes> {
    values: [L; 8],
    factor: L::Factor,
}

/// The number of butterflies in a round.
const MEASURED: usize = 64;

impl<L: TransformLanes> Work for Butterflies<L> {
    type Output = [L; 8];

    #[inline(always)]
    fn run(self) -> [L; 8] {
        let Self { mut values, factor } = self;
        for _ in 0..MEASURED / 4 {
            let (low, high) =
                ([values[0], values[1], values[2], values[3]], [values[4], values[5], values[6], values[7]]);
            for i in 0..4 {
                let product = high[i].scaled(&factor);
                (values[2 * i], values[2 * i + 1]) = (low[i].tidied().plus(product), low[i].minus(product).tidied());
            }
        }
        values
    }
}

/// True if butterflies in the lanes `L` are fast enough (see [`measure::pays`]). For the comparison, the function
/// divides the time of each round by the number of lanes. A round takes about 12 µs.
pub(in crate::field) fn pays<L: TransformLanes<Field: TransformField>>(cpu: L::Cpu) -> bool {
    fn seconds<L: TransformLanes>(cpu: L::Cpu) -> f64 {
        let element = -L::Field::ONE;
        let values = [L::gather(cpu, |_| &element); 8];
        let work = Butterflies::<L> { values: black_box(values), factor: L::factor(&element) };
        let start = Instant::now();
        black_box(L::run(cpu, work));
        start.elapsed().as_secs_f64() / L::WIDTH as f64
    }
    measure::pays(|| seconds::<L>(cpu), || seconds::<OneLane<L::Field>>(()))
}
