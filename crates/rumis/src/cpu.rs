//! Runs hot code with the bit and vector instructions of the machine it finds itself on.
//!
//! A build for any x86-64 machine may not use hardware bit counting or 256-bit vectors, because the first such
//! machines lacked them. Asking for them at run time keeps one program fast on new machines and working on old ones.

/// Calls `work`, compiled a second time for machines with AVX2, BMI and POPCNT where this is one of them.
///
/// Only code that is inlined into `work` gains, so `work` and what it calls are marked `#[inline(always)]`.
#[inline]
pub(crate) fn with_fast_bits<R>(work: impl FnOnce() -> R) -> R {
    #[cfg(all(target_arch = "x86_64", not(rumis_portable)))]
    if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("popcnt") {
        // SAFETY: the only requirement of `with_avx2` is that the machine has the features it is compiled for, and
        // all three were detected in the line above. It does nothing else that the compiler could not check.
        // It buys far more than a fifth: docs/speed.md has the figures with and without (`--cfg rumis_portable`).
        #[allow(unsafe_code)]
        return unsafe { with_avx2(work) };
    }
    work()
}

#[cfg(all(target_arch = "x86_64", not(rumis_portable)))]
#[target_feature(enable = "avx2,bmi1,popcnt")]
fn with_avx2<R>(work: impl FnOnce() -> R) -> R {
    work()
}
