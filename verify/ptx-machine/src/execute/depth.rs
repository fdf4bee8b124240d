//! Finds the length of the longest chain of dependent loads. A chain consists of loads from global memory by one
//! thread. In a chain, the address of each load after the first load depends on the value of the previous load.
//!
//! Each register has a depth for each lane. The result of a load from global memory has the depth of the address plus
//! one. The result of every other instruction has the greatest depth of the operands. A value that is stored in local
//! memory or in a parameter of a call keeps its depth. A value that is stored in shared memory loses its depth. A load
//! from shared memory gives its result the depth of the address. The depth does not include dependences through
//! conditions, flags and loop counts.

use super::access::addresses;
use super::lanes::{Active, Registers, lanes_of};
use super::warp::{LOCAL_BYTES, Places};
use crate::fault::Space;
use crate::memory::resolve;
use crate::program::{File, LANES, Operation, ParameterCopy, Register};
use crate::visit::Uses;

/// A depth for each lane, at most 255.
type Depths = [u8; LANES];

/// The depths of a warp's registers, and of the warp's words of parameters and local memory. Each vector has the same
/// indices as the vector of the same name in `Warp`.
#[derive(Default)]
pub(super) struct LoadDepths {
    words: Vec<Depths>,
    longs: Vec<Depths>,
    parameters: Vec<Depths>,
    local: Vec<Depths>,
    /// The greatest depth of a load.
    greatest: u8,
}

impl LoadDepths {
    pub(super) fn greatest(&self) -> u64 {
        self.greatest.into()
    }

    /// Updates the depths for an instruction that the active lanes are about to run.
    pub(super) fn note(
        &mut self,
        (operation, uses): (&Operation, &Uses),
        places: Places,
        registers: &Registers<'_>,
        active: &Active,
    ) {
        let mut depths = [0; LANES];
        for &register in &uses.reads {
            let own = *self.register(places, register);
            depths = std::array::from_fn(|lane| depths[lane].max(own[lane]));
        }
        match operation {
            Operation::Load { space, place, bytes, to, .. } => {
                let (addresses, bytes) = (addresses(place, registers), *bytes as usize * to.len());
                for lane in lanes_of(active.bits) {
                    match resolve(*space, addresses[lane]) {
                        (Space::Global, _) => {
                            depths[lane] = depths[lane].saturating_add(1);
                            self.greatest = self.greatest.max(depths[lane]);
                        }
                        (Space::Local, address) => {
                            for word in words_of(address, bytes) {
                                depths[lane] = depths[lane].max(grown(&mut self.local, word)[lane]);
                            }
                        }
                        _ => {}
                    }
                }
            }
            Operation::Store { space, place, bytes, from } => {
                let (addresses, bytes) = (addresses(place, registers), *bytes as usize);
                for (at, &register) in (0..).step_by(bytes).zip(from) {
                    let own = *self.register(places, register);
                    for lane in lanes_of(active.bits) {
                        if let (Space::Local, address) = resolve(*space, addresses[lane]) {
                            words_of(address + at, bytes)
                                .for_each(|word| grown(&mut self.local, word)[lane] = own[lane]);
                        }
                    }
                }
            }
            Operation::LoadParameter { word, is_long, to } => {
                let words = places.parameters + *word as usize..;
                for (place, &to) in words.step_by(1 + usize::from(*is_long)).zip(to) {
                    let own = *grown(&mut self.parameters, place);
                    self.set(places, to, &own, active);
                }
                return;
            }
            Operation::StoreParameter { word, is_long, from } => {
                let words = places.parameters + *word as usize..;
                for (place, &from) in words.step_by(1 + usize::from(*is_long)).zip(from) {
                    let own = *self.register(places, from);
                    *grown(&mut self.parameters, place) = own;
                }
            }
            _ => {}
        }
        for &register in &uses.writes {
            self.set(places, register, &depths, active);
        }
    }

    /// Begins the frame of a call. In a new frame, all depths are 0.
    pub(super) fn enter(&mut self, places: Places) {
        self.words.truncate(places.words);
        self.longs.truncate(places.longs);
        self.parameters.truncate(places.parameters);
        self.local.truncate(places.local / 4);
    }

    /// If `is_call` is true, copies the depths of a call's arguments from the caller to the callee. Otherwise, copies
    /// the depths of the results from the callee to the caller.
    pub(super) fn copy(&mut self, copies: &[ParameterCopy], (caller, callee): (usize, usize), is_call: bool) {
        for copy in copies {
            for word in 0..copy.words as usize {
                let (outer, inner) = (caller + copy.caller as usize + word, callee + copy.callee as usize + word);
                let (from, to) = if is_call { (outer, inner) } else { (inner, outer) };
                let own = *grown(&mut self.parameters, from);
                *grown(&mut self.parameters, to) = own;
            }
        }
    }

    fn register(&mut self, places: Places, Register { file, slot }: Register) -> &mut Depths {
        match file {
            File::Long => grown(&mut self.longs, places.longs + slot as usize),
            _ => grown(&mut self.words, places.words + slot as usize),
        }
    }

    fn set(&mut self, places: Places, register: Register, depths: &Depths, active: &Active) {
        let own = self.register(places, register);
        for lane in 0..LANES {
            let mask = active.words[lane] as u8;
            own[lane] = depths[lane] & mask | own[lane] & !mask;
        }
    }
}

/// Returns the indices of the words of local memory that an access touches. If the access goes past the end of the
/// frame, a later check refuses the access.
fn words_of(address: u64, bytes: usize) -> std::ops::Range<usize> {
    let first = address as usize % LOCAL_BYTES;
    first / 4..(first + bytes).div_ceil(4)
}

fn grown(depths: &mut Vec<Depths>, place: usize) -> &mut Depths {
    if depths.len() <= place {
        depths.resize(place + 1, [0; LANES]);
    }
    &mut depths[place]
}
