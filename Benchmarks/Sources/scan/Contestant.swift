import Foundation

/// Somebody who goes over a corpus, and the processor time of the best of several runs: what
/// disturbs a run only ever makes it slower.
///
/// Processor time and not time on the wall, so that a busy machine tells nearly the same; what is
/// measured runs on one thread, where the two are equal.
struct Contestant {
  let name: String
  let corpus: Corpus
  /// Whether other processes do the work.
  private let ofChildren: Bool
  private let work: (Corpus) -> Int
  private(set) var seconds = Double.infinity

  init(
    _ name: String, over corpus: Corpus, ofChildren: Bool = false, _ work: @escaping (Corpus) -> Int
  ) {
    self.name = name
    self.corpus = corpus
    self.ofChildren = ofChildren
    self.work = work
  }

  /// One run more.
  mutating func run() {
    let start = processorTime(ofChildren: ofChildren)
    let result = work(corpus)
    seconds = min(seconds, processorTime(ofChildren: ofChildren) - start)
    // The result is looked at so that the work cannot be optimized away.
    precondition(result != .min)
  }

  /// Megabytes in a second.
  var speed: Double { Double(corpus.byteCount) / seconds / 1_000_000 }
}
