//! Makes a table of the times that the planner predicts for an H200, in milliseconds. For each kernel, the table has
//! the middle of the predicted band. For the whole computation, the table has both ends and the middle of the predicted
//! band. A cell is empty if the plan does not have the kernel.

use cumsm::internals::{GpuPlan, Stage, Steps, prepared_plan_on};
use cumsm::{Curve, GpuModel, Msm};

use crate::common::golden::Table;

/// The groups of the crate's default features.
const GROUPS: [(&str, &str); 4] = [("bls12-381", "g1"), ("bls12-381", "g2"), ("bls12-377", "g1"), ("bls12-377", "g2")];
const POINTS: [u32; 4] = [14, 16, 20, 24];

/// Returns the plan for 2^`log_points` points of a group.
fn plan<P: Curve>(log_points: u32, is_prepared: bool) -> GpuPlan {
    let n = 1 << log_points;
    if is_prepared {
        return prepared_plan_on::<P>(n, GpuModel::H200).expect("prepared bases fit on an H200");
    }
    let plan = Msm::builder().plan_on::<P>(n, GpuModel::H200).expect("a plan for an H200");
    let Steps::Gpu(plan) = plan.steps else { panic!("no plan for a GPU") };
    *plan
}

/// Returns a text with the width of a plan's windows, and the number of multiples of each base.
fn windows(plan: &GpuPlan) -> String {
    let (c, multiples) = (plan.windows.window_bits(), plan.precomputation.factor());
    let multiples = if multiples > 1 { format!(", ×{multiples}") } else { String::new() };
    format!("{c} bits{multiples}")
}

/// Returns the table's rows for one group of points and one kind of bases (plain or prepared). `plans` has a plan for
/// each number of points. The caller prepends the cells of the group and of the bases to each row.
fn rows(plans: &[GpuPlan]) -> Vec<Vec<String>> {
    let milliseconds = |seconds: f64| format!("{:.3}", 1e3 * seconds);
    let row = |unit: &str, name: &str, cell: &dyn Fn(&GpuPlan) -> String| {
        [unit.into(), name.into()].into_iter().chain(plans.iter().map(cell)).collect::<Vec<String>>()
    };
    let mut rows = vec![row("", "plan", &|plan| format!("{}, {}", plan.algorithm, windows(plan)))];
    for (module, name) in kernels(plans) {
        let of = |plan: &GpuPlan| plan.prediction.kernels().find(|kernel| (kernel.0, kernel.1) == (module, name));
        rows.push(row(module, name, &|plan| of(plan).map_or_else(String::new, |(.., seconds)| milliseconds(seconds))));
    }
    let of_kernels = |plan: &GpuPlan| plan.prediction.kernels().map(|(.., seconds)| seconds).sum::<f64>();
    let upload = |plan: &GpuPlan| plan.prediction.seconds(Stage::Upload);
    rows.push(row("", "copies that nothing hides", &|plan| milliseconds(upload(plan))));
    rows.push(row("", "host", &|plan| milliseconds(plan.seconds() - of_kernels(plan) - upload(plan))));
    rows.push(row("", "all", &|plan| format!("{:.3}", plan.time().milliseconds())));
    rows
}

/// Returns the kernels of all given plans. The kernels of one plan keep their order.
fn kernels(plans: &[GpuPlan]) -> Vec<(&'static str, &'static str)> {
    let mut found: Vec<(&str, &str)> = Vec::new();
    for plan in plans {
        let mut place = 0;
        for (module, name, _) in plan.prediction.kernels() {
            match found.iter().position(|kernel| *kernel == (module, name)) {
                Some(there) => place = there + 1,
                None => {
                    found.insert(place, (module, name));
                    place += 1;
                }
            }
        }
    }
    found
}

pub(crate) fn table() -> Table {
    let points = POINTS.map(|log| format!("2^{log}"));
    let mut table = Table::new(4, &["group", "bases", "unit", "kernel"]);
    table.columns.extend(points);
    for (curve, group) in GROUPS {
        for (is_prepared, bases) in [(false, "plain"), (true, "prepared")] {
            let plans = POINTS.map(|log| {
                let plan = cumsm::on_curve!(curve, group, P => plan::<P>(log, is_prepared));
                plan.expect("a group of this build")
            });
            let first = || [format!("{curve} {group}"), bases.into()].into_iter();
            table.rows.extend(rows(&plans).into_iter().map(|row| first().chain(row).collect()));
        }
    }
    table
}
