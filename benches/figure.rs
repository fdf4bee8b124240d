//! Draws `docs/speed.svg` from `docs/measurements/cpu-speed.csv`: how many times as fast as ark-ec each library computes.
//!
//! `CUMSM_CSV=... cargo bench -p cumsm-benches --bench cpu` appends to the file; `--bench figure` draws it.

use std::collections::BTreeMap;
use std::path::Path;

use plotters::prelude::*;

/// Milliseconds by machine, group, size and library.
type Measurements = BTreeMap<(String, String), BTreeMap<String, BTreeMap<usize, f64>>>;

const LIBRARIES: [(&str, RGBColor); 5] = [
    ("cumsm", RGBColor(200, 60, 30)),
    ("gnark-crypto", RGBColor(60, 120, 190)),
    ("blst", RGBColor(80, 150, 80)),
    ("halo2curves", RGBColor(150, 90, 170)),
    ("ark-ec", RGBColor(120, 120, 120)),
];

fn read(text: &str) -> Measurements {
    let mut measurements = Measurements::new();
    for line in text.lines().skip(1) {
        let [machine, group, n, library, milliseconds] = line.split(',').collect::<Vec<_>>()[..] else {
            panic!("`{line}` has not five fields");
        };
        let key = (machine.to_string(), group.to_string());
        let library = measurements.entry(key).or_default().entry(library.to_string()).or_default();
        let milliseconds: f64 = milliseconds.parse().expect("milliseconds are a number");
        let least = library.entry(n.parse().expect("a size is a number")).or_insert(milliseconds);
        *least = least.min(milliseconds);
    }
    measurements
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let text = std::fs::read_to_string(docs.join("measurements/cpu-speed.csv"))?;
    let measurements = read(&text);
    let target = docs.join("speed.svg");
    let columns = measurements.len().div_ceil(2).max(1);
    let area = SVGBackend::new(&target, (440 * columns as u32, 640)).into_drawing_area();
    area.fill(&WHITE)?;
    let panels = area.split_evenly((2, columns));
    for (((machine, group), libraries), panel) in measurements.iter().zip(&panels) {
        draw(panel, &format!("{group}, {machine}"), libraries)?;
    }
    area.present()?;
    println!("{}", target.display());
    Ok(())
}

/// One panel: sizes to the right, times as fast as ark-ec upwards.
fn draw(
    panel: &DrawingArea<SVGBackend<'_>, plotters::coord::Shift>,
    title: &str,
    libraries: &BTreeMap<String, BTreeMap<usize, f64>>,
) -> Result<(), Box<dyn std::error::Error>> {
    let ark = &libraries["ark-ec"];
    let ratios = |library: &str| -> Vec<(f64, f64)> {
        let times = libraries.get(library).into_iter().flatten();
        times.filter_map(|(n, time)| Some(((*n as f64).log2(), ark.get(n)? / time))).collect()
    };
    let sizes = ark.keys().map(|&n| (n as f64).log2());
    let (least, most) = sizes.fold((f64::INFINITY, 0.0), |(least, most): (f64, f64), x| (least.min(x), most.max(x)));
    let mut chart = ChartBuilder::on(panel)
        .caption(title, ("sans-serif", 16))
        .margin(10)
        .x_label_area_size(34)
        .y_label_area_size(40)
        .build_cartesian_2d(least..most, 0.0..9.0)?;
    chart.configure_mesh().x_labels(6).x_desc("log2 of the points").y_desc("times as fast as ark-ec").draw()?;
    for (library, color) in LIBRARIES {
        let points = ratios(library);
        if points.is_empty() {
            continue;
        }
        let line = chart.draw_series(LineSeries::new(points, color.stroke_width(2)).point_size(3))?;
        line.label(library).legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2)));
    }
    let labels = &mut chart.configure_series_labels();
    labels
        .position(SeriesLabelPosition::UpperRight)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.2))
        .draw()?;
    Ok(())
}
