//! Draws the speed of each library relative to arkworks. `docs/speed.svg` has BLS12-381 G1 and whole proofs, and
//! `docs/speed-groups.svg` has the other groups. The bench reads `verify/golden/cpu-speed.tsv` and `proof-speed.tsv`.
//!
//! `cargo bench -p cumsm-benches --bench figure` draws both figures. `CUMSM_TSV=… cargo bench … --bench cpu` appends to
//! `cpu-speed.tsv`, and `scripts/proof-peers … --tsv FILE` writes `proof-speed.tsv`. The background of a figure is
//! transparent, and the colours are visible on a light page and on a dark page.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::Path;

use plotters::coord::Shift;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
/// The time in milliseconds, for each library and each binary logarithm of the number of points.
type Panel = BTreeMap<String, BTreeMap<u32, f64>>;
/// The panel for each pair of a group and a machine.
type Measurements = BTreeMap<(String, String), Panel>;

const BASELINE: &str = "ark-ec";
const LIBRARIES: [(&str, RGBColor); 4] = [
    ("cumsm", RGBColor(224, 86, 43)),
    ("gnark-crypto", RGBColor(66, 133, 200)),
    ("blst", RGBColor(46, 158, 90)),
    ("halo2curves", RGBColor(160, 104, 190)),
];
/// The provers of the panel of proofs. The speed of each prover is relative to the first prover.
const PROVERS: [(&str, RGBColor); 4] = [
    ("ark-groth16", INK),
    ("rapidsnark", RGBColor(66, 133, 200)),
    ("snarkrs", RGBColor(46, 158, 90)),
    ("cumsm", RGBColor(224, 86, 43)),
];
/// The circuits of the panel of proofs. Each entry has the circuit's name in the table and its name in the figure.
const CIRCUITS: [(&str, &str); 2] = [("sha256-512", "SHA-256, 59,281 constraints"), ("squares-16", "65,528 squares")];
/// A colour that is readable on white and on black.
const INK: RGBColor = RGBColor(120, 128, 138);
/// The group of the first figure.
const MAIN_GROUP: &str = "bls12-381 g1";
/// The minimum distance between the labels at the ends of lines, in pixels.
const LABEL_HEIGHT: i32 = 16;

/// The sizes of a figure's panels.
struct Look {
    panel: (u32, u32),
    text: i32,
    /// The width of the labels at the ends of lines, in pixels.
    label_width: i32,
    line: u32,
    /// The maximum of the vertical axis.
    max_speed: f64,
}

fn read(text: &str) -> Measurements {
    let mut measurements = Measurements::new();
    for line in text.lines().skip(1) {
        let [machine, group, n, library, milliseconds] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("the line `{line}` must have five fields");
        };
        let n: usize = n.parse().expect("a size is a number");
        assert!(n.is_power_of_two(), "{line}");
        let milliseconds: f64 = milliseconds.parse().expect("milliseconds are a number");
        let panel = measurements.entry((group.into(), machine.into())).or_default();
        let least = panel.entry(library.into()).or_default().entry(n.ilog2()).or_insert(milliseconds);
        *least = least.min(milliseconds);
    }
    measurements
}

/// The time of a proof in milliseconds, for each circuit and each prover.
type Proofs = BTreeMap<String, BTreeMap<String, f64>>;

fn read_proofs(text: &str) -> Proofs {
    let mut proofs = Proofs::new();
    for line in text.lines().skip(1) {
        let [circuit, prover, milliseconds] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("the line `{line}` must have three fields");
        };
        let milliseconds = milliseconds.parse().expect("milliseconds are a number");
        proofs.entry(circuit.into()).or_default().insert(prover.into(), milliseconds);
    }
    proofs
}

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let table = |name: &str| std::fs::read_to_string(root.join("verify/golden").join(name));
    let (measurements, proofs) = (read(&table("cpu-speed.tsv")?), read_proofs(&table("proof-speed.tsv")?));
    // The panels of machines with IFMA come first.
    let mut panels: Vec<_> = measurements.iter().collect();
    panels.sort_by_key(|((group, machine), _)| (machine.contains("without"), group.clone()));
    let (main, others): (Vec<_>, Vec<_>) = panels.into_iter().partition(|((group, _), _)| group == MAIN_GROUP);
    let look = Look { panel: (410, 300), text: 16, label_width: 132, line: 3, max_speed: 6.0 };
    let title = |_: &str, machine: &str| machine.to_owned();
    draw(&root.join("docs/speed.svg"), &main, 2, &look, &title, Some(&proofs))?;
    let look = Look { panel: (380, 210), text: 14, label_width: 118, line: 2, max_speed: 8.0 };
    let title = |group: &str, machine: &str| format!("{}, {machine}", group.to_uppercase());
    draw(&root.join("docs/speed-groups.svg"), &others, others.len().div_ceil(4), &look, &title, None)
}

/// Draws a figure: a grid of panels and, if `proofs` is given, a panel of proofs to the right of the grid. The panels
/// fill the grid column by column.
fn draw(
    target: &Path,
    panels: &[(&(String, String), &Panel)],
    columns: usize,
    look: &Look,
    title: &dyn Fn(&str, &str) -> String,
    proofs: Option<&Proofs>,
) -> Result<(), Box<dyn Error>> {
    let rows = panels.len().div_ceil(columns);
    let width = look.panel.0 as usize * (columns + usize::from(proofs.is_some()));
    let whole = SVGBackend::new(target, (width as u32, look.panel.1 * rows as u32)).into_drawing_area();
    let (area, right) = whole.split_horizontally(look.panel.0 * columns as u32);
    // The panels fill the leftmost column first, from top to bottom, and then the next column. If the number of rows is
    // the number of groups, each column has the panels of one machine.
    let places = area.split_evenly((rows, columns));
    for (i, ((group, machine), libraries)) in panels.iter().enumerate() {
        let place = &places[i % rows * columns + i / rows];
        draw_panel(place, &title(group, machine), libraries, look)?;
    }
    if let Some(proofs) = proofs {
        draw_proofs(&right, proofs, look)?;
    }
    whole.present()?;
    println!("{}", target.display());
    Ok(())
}

/// Draws a panel. The horizontal axis is the number of points, and the vertical axis is the speed relative to ark-ec.
/// The names of libraries are at the ends of the lines.
fn draw_panel(area: &Area<'_>, title: &str, libraries: &Panel, look: &Look) -> Result<(), Box<dyn Error>> {
    let baseline = &libraries[BASELINE];
    let (Some((&first, _)), Some((&last, _))) = (baseline.first_key_value(), baseline.last_key_value()) else {
        return Err("there is no measurement of ark-ec".into());
    };
    let font = ("sans-serif", look.text).into_font().color(&INK);
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", look.text + 3).into_font().color(&INK))
        .margin(8)
        .margin_right(look.label_width)
        .x_label_area_size(look.text + 10)
        .y_label_area_size(look.text + 16)
        .build_cartesian_2d(first as i32..last as i32, 0.0..look.max_speed)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .y_labels(4)
        .x_labels(6)
        .bold_line_style(INK.mix(0.25))
        .light_line_style(TRANSPARENT)
        .axis_style(INK.mix(0.5))
        .label_style(font.clone())
        .x_label_formatter(&|log| power_of_two(*log))
        .y_label_formatter(&|times| format!("{times:.0}×"))
        .draw()?;
    let mut ends = vec![((last as i32, 1.0), format!("{BASELINE} 1×"), INK)];
    chart.draw_series(LineSeries::new([(first as i32, 1.0), (last as i32, 1.0)], INK.stroke_width(look.line - 1)))?;
    for (library, color) in LIBRARIES {
        let times = libraries.get(library).into_iter().flatten();
        let points: Vec<_> = times.filter_map(|(log, time)| Some((*log as i32, baseline.get(log)? / time))).collect();
        let Some(&end) = points.last() else { continue };
        chart.draw_series(LineSeries::new(points, color.stroke_width(look.line)))?;
        ends.push((end, format!("{library} {:.1}×", end.1), color));
    }
    label(area, &font, ends.into_iter().map(|(end, name, color)| (chart.backend_coord(&end), name, color)).collect())
}

/// Draws the panel of proofs. Each prover has a bar for each circuit. The length of the bar is the prover's speed, and
/// the prover's name is at the end of the bar.
fn draw_proofs(area: &Area<'_>, proofs: &Proofs, look: &Look) -> Result<(), Box<dyn Error>> {
    let font = ("sans-serif", look.text).into_font().color(&INK);
    let title = ("sans-serif", look.text + 3).into_font().color(&INK);
    area.draw_text("Whole proofs, with IFMA, from a snarkjs key", &title, (8, 14))?;
    let (mut y, left, height) = (2 * look.text + 14, 8, look.text + 6);
    let speeds = proofs.values().flat_map(|times| times.values().map(|time| times[PROVERS[0].0] / time));
    let pixels = f64::from(look.panel.0 as i32 - left - look.label_width - 16) / speeds.fold(1.0, f64::max);
    for (circuit, name) in CIRCUITS {
        let times = &proofs[circuit];
        area.draw_text(name, &font, (left, y))?;
        y += height;
        for (prover, color) in PROVERS {
            let Some(time) = times.get(prover) else { continue };
            let speed = times[PROVERS[0].0] / time;
            let right = left + (pixels * speed) as i32;
            area.draw(&Rectangle::new([(left, y), (right, y + height - 6)], color.filled()))?;
            let style = font.color(&color).pos(Pos::new(HPos::Left, VPos::Center));
            area.draw_text(&format!("{prover} {speed:.1}×"), &style, (right + 8, y + height / 2 - 3))?;
            y += height;
        }
        y += height / 2;
    }
    Ok(())
}

/// Writes names to the right of the ends of lines, without overlaps.
fn label(
    area: &Area<'_>,
    font: &TextStyle<'_>,
    mut ends: Vec<((i32, i32), String, RGBColor)>,
) -> Result<(), Box<dyn Error>> {
    let right = ends.iter().map(|(end, ..)| end.0).max().unwrap_or(0);
    ends.sort_by_key(|(end, ..)| std::cmp::Reverse(end.1));
    let (origin, mut limit) = (area.get_base_pixel(), i32::MAX);
    for ((_, y), name, color) in ends {
        let y = y.min(limit);
        limit = y - LABEL_HEIGHT;
        let style = font.color(&color).pos(Pos::new(HPos::Left, VPos::Center));
        area.draw_text(&name, &style, (right - origin.0 + 8, y - origin.1))?;
    }
    Ok(())
}

/// Returns the text of 2^log, with the exponent in raised digits.
fn power_of_two(log: i32) -> String {
    let digits = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let log = log.to_string();
    let raised = log.chars().filter_map(|digit| digit.to_digit(10)).map(|digit| digits[digit as usize]);
    format!("2{}", raised.collect::<String>())
}
