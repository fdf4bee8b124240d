//! A model of the L2 cache: sectors of 32 bytes, in sets of 16 sectors. A full set replaces its least recently used
//! sector.

const WAYS: usize = 16;
const SECTOR_BYTES: usize = 32;

/// The contents of the cache.
pub(crate) struct Cache {
    /// The sectors of each set. Each sector is stored with the time of its last use.
    sets: Vec<[(u64, u64); WAYS]>,
    time: u64,
}

impl Cache {
    pub(crate) fn new(bytes: usize) -> Self {
        Self { sets: vec![[(u64::MAX, 0); WAYS]; (bytes / SECTOR_BYTES / WAYS).max(1)], time: 0 }
    }

    /// Returns true if the cache held the sector before this call. If the cache did not hold the sector, the call adds
    /// the sector.
    pub(crate) fn holds(&mut self, sector: u64) -> bool {
        self.time += 1;
        let set = (sector % self.sets.len() as u64) as usize;
        let ways = &mut self.sets[set];
        let found = ways.iter_mut().find(|way| way.0 == sector);
        if let Some(way) = found {
            way.1 = self.time;
            return true;
        }
        if let Some(oldest) = ways.iter_mut().min_by_key(|way| way.1) {
            *oldest = (sector, self.time);
        }
        false
    }
}
