//! A measurement that decides which products are faster on this CPU: products in lanes, or products of single elements.

/// The minimum number of rounds. The measurement compares the shortest times of all rounds.
const MIN_ROUNDS: usize = 5;
/// The maximum number of rounds.
const MAX_ROUNDS: usize = 100;
/// Lanes are used if their time is at most `MARGIN` times the time of single elements. A process measures each kind of
/// lanes only once. `MARGIN` is above 1, because with a margin of 1, noise could turn off lanes that are faster than
/// single elements.
const MARGIN: f64 = 1.05;

/// True if the shortest time of `lanes` is at most [`MARGIN`] times the shortest time of `single`. Both functions
/// return the time for the same number of products. Each round calls both functions.
///
/// The measurement ends as soon as the lanes are fast enough. So the function runs all 100 rounds only on a CPU whose
/// lanes are slow. All 100 rounds take about 1 ms. Some CPUs execute the first vector instructions of a process slowly,
/// and other programs can disturb many rounds. So a small number of rounds cannot show that lanes are slow.
pub(super) fn pays(mut lanes: impl FnMut() -> f64, mut single: impl FnMut() -> f64) -> bool {
    let (mut in_lanes, mut of_single) = (f64::INFINITY, f64::INFINITY);
    (1..=MAX_ROUNDS).any(|round| {
        (in_lanes, of_single) = (in_lanes.min(lanes()), of_single.min(single()));
        round >= MIN_ROUNDS && in_lanes <= MARGIN * of_single
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function whose calls return the given times, one after the other. All further calls return the last of these
    /// times.
    fn times(times: &[f64]) -> impl FnMut() -> f64 {
        let mut rounds = 0;
        move || {
            rounds += 1;
            times[(rounds - 1).min(times.len() - 1)]
        }
    }

    #[test]
    fn the_shortest_times_are_compared() {
        assert!(pays(times(&[1.0]), times(&[1.0])));
        assert!(pays(times(&[9.0, 1.0, 9.0]), times(&[1.0])), "one undisturbed round of the lanes is enough");
        assert!(!pays(times(&[1.1]), times(&[1.0])));
        assert!(!pays(times(&[1.1]), times(&[9.0, 9.0, 9.0, 9.0, 1.0])), "single elements have several rounds");
    }

    #[test]
    fn slow_first_rounds_do_not_turn_lanes_off() {
        assert!(pays(times(&[&[9.0; 50][..], &[1.0]].concat()), times(&[1.0])));
    }
}
