import Foundation

/// A program that processes a corpus, and the processor time of its best run. Disturbances only make a run slower.
///
/// Processor time is nearly independent of the machine's load. All measured work runs on one thread, where it equals the
/// real time of a quiet machine.
struct Contestant {
  let name: String
  let corpus: Corpus
  /// Whether the work is done in other processes.
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

  /// Runs it once.
  mutating func run() {
    let start = processorTime(ofChildren: ofChildren)
    let result = work(corpus)
    seconds = min(seconds, processorTime(ofChildren: ofChildren) - start)
    // The result is used, so the optimizer cannot remove the work.
    precondition(result != .min)
  }

  /// The speed in megabytes per second.
  var speed: Double { Double(corpus.byteCount) / seconds / 1_000_000 }
}
