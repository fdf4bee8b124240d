//! The build script. The script's files are in `build/`.

#[path = "build/main.rs"]
mod build;

fn main() {
    build::main();
}
