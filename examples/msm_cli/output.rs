//! The file that `prepare` writes. The program writes a new file with a temporary name, and renames the new file at the
//! end. So after a failure or an interrupt, an existing file is unchanged.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process;

use tempfile::NamedTempFile;

/// The exit status if a signal ends the program: 128 + 2, where 2 is the number of SIGINT.
const INTERRUPTED: i32 = 130;

/// A file that is open for writing.
pub(crate) struct Output {
    /// The path of the file, with symbolic links followed.
    path: PathBuf,
    target: Target,
}

enum Target {
    /// A file with a temporary name, in the folder of the final file.
    Beside(NamedTempFile),
    /// A device or a pipe, which cannot be replaced.
    InPlace(File),
}

impl Output {
    /// Opens the file. The program calls `open` before it prepares the points. So if the file cannot be written, the
    /// error comes early. If a signal ends the program after this call, the incomplete file is removed.
    pub(crate) fn open(path: &Path) -> io::Result<Self> {
        let path = match fs::canonicalize(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => path.to_owned(),
            path => path?,
        };
        // An existing file must be writable, although it will be replaced.
        let existing = path.exists().then(|| File::options().write(true).open(&path)).transpose()?;
        let metadata = existing.as_ref().map(File::metadata).transpose()?;
        let target = match (existing, metadata) {
            (Some(file), Some(metadata)) if !metadata.is_file() => Target::InPlace(file),
            (_, metadata) => {
                let folder = path.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
                let permissions = metadata.map_or_else(new_file, |metadata| Some(metadata.permissions()));
                let mut builder = tempfile::Builder::new();
                builder.prefix(".msm_cli-");
                if let Some(permissions) = permissions {
                    builder.permissions(permissions);
                }
                let file = builder.tempfile_in(folder)?;
                let written = file.path().to_owned();
                let remove = move || {
                    let _ = fs::remove_file(&written);
                    process::exit(INTERRUPTED);
                };
                ctrlc::set_handler(remove).map_err(io::Error::other)?;
                Target::Beside(file)
            }
        };
        Ok(Self { path, target })
    }

    /// The file to write to.
    pub(crate) fn file(&self) -> &File {
        match &self.target {
            Target::Beside(file) => file.as_file(),
            Target::InPlace(file) => file,
        }
    }

    /// Gives the complete file its final name. For a device or a pipe, does nothing.
    pub(crate) fn finish(self) -> io::Result<()> {
        match self.target {
            Target::Beside(file) => {
                file.as_file().sync_all()?;
                file.persist(self.path).map(drop).map_err(|error| error.error)
            }
            Target::InPlace(_) => Ok(()),
        }
    }
}

/// The permissions of a new file, before the process's umask is applied.
fn new_file() -> Option<fs::Permissions> {
    #[cfg(unix)]
    return Some(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    #[cfg(not(unix))]
    None
}
