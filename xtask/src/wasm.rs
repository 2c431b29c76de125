//! Rules, engine and puzzles as wasm: crates/rumis-wasm and crates/rumis-wasm-solve → web/src/wasm.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use wasm_bindgen_cli_support::Bindgen;

use crate::page::{self, npm};
use crate::stamp;
use crate::step::{
    Failure, Outcome, announce, cargo_path, failed, find, install_debian, quietly, root, succeed, target,
};

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// The crates that become modules: what is needed for playing, and the puzzles, which are loaded by those who want them.
const CRATES: [&str; 2] = ["rumis-wasm", "rumis-wasm-solve"];

/// Compiles the crates, makes their bindings for TypeScript and optimises the modules; needs the packages of npm.
pub fn build() -> Outcome {
    let modules = compile()?;
    let folder = page::folder().join("src/wasm");
    let optimiser = page::folder().join("package-lock.json");
    let sources: Vec<PathBuf> = modules.iter().cloned().chain([optimiser]).collect();
    stamp::unless_done(&folder, &sources, || {
        announce("Making the bindings for TypeScript, and optimising the modules");
        modules.iter().try_for_each(|module| bind(module, &folder))
    })
}

/// How a module for wasm is compiled on this machine.
enum Way {
    /// The toolchain in use has the target.
    Plain,
    /// Debian's own cargo, which brings the source of the standard library, and this linker.
    Debian { linker: OsString },
}

/// Compiles all crates at once, so that what they share is compiled once, and names the modules.
fn compile() -> Outcome<[PathBuf; CRATES.len()]> {
    let way = way()?;
    let target_dir = target().join("wasm");
    announce("Compiling rules and engine for the page (about two minutes the first time)");
    let mut command = match &way {
        Way::Plain => Command::new(cargo_path()),
        Way::Debian { linker } => debian_cargo(linker)?,
    };
    command.current_dir(root()).args(["build", "--profile", "wasm", "--target", TARGET]);
    command.args(CRATES.iter().flat_map(|name| ["--package", name]));
    if let Way::Debian { .. } = way {
        command.arg("-Zbuild-std=std,panic_abort");
    }
    command.arg("--target-dir").arg(&target_dir);
    succeed("The wasm modules", &mut command)?;
    let compiled = target_dir.join(TARGET).join("wasm");
    Ok(CRATES.map(|name| compiled.join(name.replace('-', "_")).with_extension("wasm")))
}

fn way() -> Outcome<Way> {
    if has_target() {
        return Ok(Way::Plain);
    }
    if let Some(linker) = debian_linker() {
        return Ok(Way::Debian { linker });
    }
    if find("rustup").is_some() {
        announce(&format!("Adding the target {TARGET} with rustup"));
        if quietly(Command::new("rustup").args(["target", "add", TARGET])) && has_target() {
            return Ok(Way::Plain);
        }
    }
    if install_debian(&DEBIAN_PACKAGES)?
        && let Some(linker) = debian_linker()
    {
        return Ok(Way::Debian { linker });
    }
    failed(format!(
        "Rust cannot compile for the page yet: run `rustup target add {TARGET}`, or on Debian as root `apt-get install {}`",
        DEBIAN_PACKAGES.join(" ")
    ))
}

fn has_target() -> bool {
    let rustc = Path::new(&cargo_path()).with_file_name(format!("rustc{}", env::consts::EXE_SUFFIX));
    let asked = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|answer| Path::new(String::from_utf8_lossy(&answer.stdout).trim()).is_dir())
}

/// Debian's linker for wasm, whose name may carry a version, if all of Debian's packages are there.
fn debian_linker() -> Option<OsString> {
    let source = Path::new("/usr/lib/rustlib/src/rust/library/std");
    if !source.exists() || !Path::new("/usr/bin/cargo").exists() {
        return None;
    }
    let linkers = fs::read_dir("/usr/bin").ok()?.flatten().map(|entry| entry.file_name());
    linkers.filter(|name| name.to_string_lossy().starts_with("wasm-ld")).min()
}

fn debian_cargo(linker: &OsString) -> Outcome<Command> {
    let old = env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(PathBuf::from("/usr/bin")).chain(env::split_paths(&old));
    let path = env::join_paths(paths).map_err(|error| Failure::Step(format!("PATH cannot be extended: {error}")))?;
    let mut command = Command::new("/usr/bin/cargo");
    // Stable cargo builds the standard library only with this variable.
    command.env("PATH", path).env("RUSTC_BOOTSTRAP", "1");
    command.env("RUSTFLAGS", format!("-C linker={}", linker.to_string_lossy()));
    for name in ["RUSTC", "RUSTUP_TOOLCHAIN", "CARGO"] {
        command.env_remove(name);
    }
    Ok(command)
}

/// Lays the module into the folder, smaller and faster, with its bindings beside it.
fn bind(compiled: &Path, folder: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .typescript(true)
        .omit_default_module_path(false)
        .remove_name_section(true)
        .remove_producers_section(true);
    let made = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    made.map_err(|error| Failure::Step(format!("the bindings could not be made: {error:#}")))?;
    let name = compiled.file_stem().unwrap_or_default().to_string_lossy();
    optimise(&folder.join(format!("{name}_bg.wasm")))
}

fn optimise(module: &Path) -> Outcome {
    let before = module.with_extension("unoptimised");
    let rename = fs::rename(module, &before);
    rename.map_err(|error| Failure::Step(format!("{} cannot be renamed: {error}", module.display())))?;
    let mut optimiser = npm(&["exec", "--offline", "--", "wasm-opt", "-O3"]);
    succeed("wasm-opt", optimiser.arg(&before).arg("-o").arg(module))?;
    let _ = fs::remove_file(before);
    Ok(())
}
