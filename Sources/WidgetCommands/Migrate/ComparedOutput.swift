import WidgetDriver
import WidgetSource

/// A generated file compared with the one that Sourcery wrote.
struct ComparedOutput {
  enum State: Equatable {
    /// The same below the header.
    case equal
    /// The same but for white space: a formatter ran over it.
    case formatted
    /// Its sources or templates changed since it was generated, first in a commit.
    case stale(since: String)
    /// Differs, for a commit even with the inputs that it had then.
    case different(at: String?)
    /// There is none.
    case missing
  }

  let path: String
  let state: State
  /// What differs below the headers; empty for what is equal.
  let diff: String

  var showsDiff: Bool { if case .different = state { true } else { false } }

  /// - Parameters:
  ///   - inputs: the sources and templates.
  ///   - past: generates at a commit.
  init(_ change: OutputPlan.Change, inputs: [String], _ history: GitHistory, _ past: PastGeneration)
  {
    path = change.path
    let new = Self.body(change.new)
    let old = change.old.map(Self.body)
    if old == new {
      (state, diff) = (.equal, "")
      return
    }
    let currentDiff = UnifiedDiff(path: change.path, old: old, new: new).text
    guard let old else {
      (state, diff) = (.missing, currentDiff)
      return
    }
    if Self.text(old) == Self.text(new) {
      (state, diff) = (.formatted, currentDiff)
    } else if let last = history.lastCommit(of: change.path),
      let commit = history.firstChange(of: inputs, after: last)
    {
      // What differs with the inputs of its own commit as well is not explained by later changes.
      let then = past.output(change.path, at: last).map(Self.body)
      if let then, Self.text(then) != Self.text(old) {
        state = .different(at: String(last.prefix(10)))
        diff = UnifiedDiff(path: change.path, old: old, new: then).text
      } else {
        (state, diff) = (.stale(since: commit), currentDiff)
      }
    } else {
      (state, diff) = (.different(at: nil), currentDiff)
    }
  }

  /// What follows the header: Sourcery's versions leave different numbers of blank lines there.
  private static func body(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    while let line = rest.firstIndex(of: UInt8(ascii: "\n")).map({ rest[rest.startIndex...$0] }) {
      let isHeader = ["// Generated using", "// DO NOT EDIT"].contains {
        line.starts(with: $0.utf8)
      }
      guard isHeader || line.allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) else { break }
      rest = rest[line.endIndex...]
    }
    return Array(rest)
  }

  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    bytes.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }
}
