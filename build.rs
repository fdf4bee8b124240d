//! The build script. Its files are in `build/`.

#[path = "build/main.rs"]
mod build;

fn main() {
    build::main();
}
