//! Lets all cores share the work of these programs.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

/// Does something with every number below a bound, and gives the results in the order of the numbers.
pub fn on_all_cores<T: Send>(count: u64, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    let work_on = || {
        while let Some(number) = Some(next.fetch_add(1, Relaxed)).filter(|&number| number < count) {
            let result = work(number);
            done.lock().expect("nobody panics while holding it").push((number, result));
        }
    };
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work_on))));
    let mut done = done.into_inner().expect("nobody panics while holding it");
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, result)| result).collect()
}
