//! Measures `serde_json` with derive on the documents in a folder: `serde-peer FOLDER REPETITIONS`, or
//! `serde-peer FOLDER dump OUTPUT`, which writes what it makes of each document.
mod canada;
mod catalog;
mod timeline;
mod widgets;

use serde::{de::DeserializeOwned, Serialize};
use std::{env, fs};

fn processor_time() -> i64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    time.tv_sec as i64 * 1_000_000_000 + time.tv_nsec as i64
}

/// The least processor time in nanoseconds.
fn least(repetitions: usize, times: usize, mut code: impl FnMut()) -> i64 {
    let mut best = i64::MAX;
    for _ in 0..repetitions {
        let start = processor_time();
        for _ in 0..times {
            code();
        }
        best = best.min((processor_time() - start) / times as i64);
    }
    best
}

fn run<T: DeserializeOwned + Serialize>(name: &str, folder: &str, arguments: &[String]) {
    let data = match fs::read(format!("{folder}/{name}.json")) {
        Ok(data) => data,
        Err(_) => return,
    };
    let value: T = serde_json::from_slice(&data).expect(name);
    if arguments[2] == "dump" {
        let output = serde_json::to_vec(&value).expect(name);
        fs::write(format!("{}/{name}.serde", arguments[3]), output).expect(name);
        return;
    }
    let repetitions = arguments[2].parse().expect("a number");
    // Documents that take microseconds are coded many times.
    let times = (400_000 / data.len()).max(1);
    let time = least(repetitions, times, || {
        let value: T = serde_json::from_slice(&data).expect(name);
        std::hint::black_box(value);
    });
    println!("{name} serde_json decode {time} {}", data.len());
    let time = least(repetitions, times, || {
        std::hint::black_box(serde_json::to_vec(&value).expect(name));
    });
    println!("{name} serde_json encode {time} {}", data.len());
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let folder = &arguments[1];
    run::<canada::Canada>("canada", folder, &arguments);
    run::<catalog::Catalog>("citm_catalog", folder, &arguments);
    run::<timeline::Timeline>("twitter", folder, &arguments);
    run::<catalog::Catalog>("citm_catalog-shuffled", folder, &arguments);
    run::<timeline::Timeline>("twitter-shuffled", folder, &arguments);
    for name in ["tree", "tree-tag-last", "tree-modules", "screen", "screen-modules", "texts", "banners"] {
        run::<widgets::Component>(name, folder, &arguments);
    }
}
