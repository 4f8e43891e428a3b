//! The database as a file among others: whose it is, who owns it, and whether it is still there.

use crate::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// What SQLite calls the application id: "Cove". It tells our files from those of others.
pub const APPLICATION: i32 = 0x436f_7665;

/// The tables that every version of the program has made.
const OURS: [&str; 3] = ["entries", "people", "tables"];

/// Refuses a file that another application has written, before anything in it is touched.
pub fn belongs_to_us(path: &Path) -> Result<(), StoreError> {
    if fs::metadata(path).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let strange = || {
        let message = format!("{} is a file of another application", path.display());
        StoreError::Failed(message)
    };
    let look = || {
        let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let number = |name| connection.pragma_query_value(None, name, |row| row.get::<_, i32>(0));
        let mut ask = connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
        let names = ask.query_map([], |row| row.get(0))?;
        let names = names.collect::<Result<Vec<String>, _>>()?;
        Ok((number("application_id")?, number("user_version")?, names))
    };
    let (application, version, names) = look().map_err(|error: rusqlite::Error| {
        if error.sqlite_error_code() == Some(rusqlite::ErrorCode::NotADatabase) {
            strange()
        } else {
            super::failed(error)
        }
    })?;
    // Our first two versions did not sign their files.
    let unsigned = version > 0
        && OURS
            .iter()
            .all(|ours| names.iter().any(|name| name == ours));
    let fresh = version == 0 && names.is_empty();
    match application {
        APPLICATION => Ok(()),
        0 if unsigned || fresh => Ok(()),
        _ => Err(strange()),
    }
}

/// The ownership of a database: as long as this lives, no other process gets it. The lock is the
/// system's and ends with the process however it ends; the file only names the owner.
pub struct Lock {
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the ownership, or says which process has it.
    pub fn take(database: &Path) -> Result<Lock, StoreError> {
        let path = beside(database, "-lock");
        let failed = |error: io::Error| {
            StoreError::Failed(format!("{} cannot be locked: {error}", path.display()))
        };
        loop {
            let mut options = OpenOptions::new();
            let options = options.read(true).write(true).create(true).truncate(false);
            let mut file = options.open(&path).map_err(failed)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(owned(&mut file)),
                Err(TryLockError::Error(error)) => return Err(failed(error)),
            }
            // The owner before us may have removed the file between our opening and locking it.
            if Identity::of(&path).is_ok_and(|there| Identity::of_file(&file) == Some(there)) {
                let process = std::process::id().to_string();
                file.set_len(0).map_err(failed)?;
                file.write_all(process.as_bytes()).map_err(failed)?;
                return Ok(Lock { path, _file: file });
            }
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // While the lock is held: whoever waits for it finds that the file is no longer there.
        let _ = fs::remove_file(&self.path);
    }
}

fn owned(file: &mut File) -> StoreError {
    let mut text = String::new();
    let process = match file.read_to_string(&mut text) {
        Ok(_) => text.trim().parse().ok(),
        Err(_) => None,
    };
    StoreError::Owned(process)
}

/// The file that SQLite keeps next to a database.
pub fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// Which file it is, whatever it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Identity {
    device: u64,
    number: u64,
}

impl Identity {
    fn of(path: &Path) -> io::Result<Identity> {
        fs::metadata(path).map(|found| Identity::from(&found))
    }

    fn of_file(file: &File) -> Option<Identity> {
        Some(Identity::from(&file.metadata().ok()?))
    }

    fn from(found: &fs::Metadata) -> Identity {
        Identity {
            device: found.dev(),
            number: found.ino(),
        }
    }
}

/// The files a database was opened in. SQLite goes on writing to a file that has been deleted, and
/// nobody would ever read it.
#[derive(Clone, Debug)]
pub struct Place {
    files: Vec<(PathBuf, Identity)>,
}

impl Place {
    /// The database and its write-ahead log, both of which are there while it is open.
    pub fn of(database: &Path) -> Result<Place, StoreError> {
        let found = |path: PathBuf| {
            let identity = Identity::of(&path)
                .map_err(|error| StoreError::Failed(format!("{}: {error}", path.display())))?;
            Ok((path, identity))
        };
        let files = [database.to_path_buf(), beside(database, "-wal")];
        Ok(Place {
            files: files.into_iter().map(found).collect::<Result<_, _>>()?,
        })
    }

    /// Whether the files are still where they were; if not, which is gone.
    pub fn stands(&self) -> Result<(), StoreError> {
        let gone =
            |(path, was): &&(PathBuf, Identity)| Identity::of(path).map_or(true, |is| is != *was);
        self.files.iter().find(gone).map_or(Ok(()), |(path, _)| {
            Err(StoreError::Gone(path.display().to_string()))
        })
    }
}
