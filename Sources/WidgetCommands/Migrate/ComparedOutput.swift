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
    case different
    /// There is none.
    case missing
  }

  let path: String
  let state: State
  /// What differs below the headers; empty for what is equal.
  let diff: String

  /// - Parameter inputs: the sources and templates.
  init(_ change: OutputPlan.Change, inputs: [String], _ history: GitHistory) {
    path = change.path
    let new = Self.body(change.new)
    let old = change.old.map(Self.body)
    if old == new {
      (state, diff) = (.equal, "")
      return
    }
    diff = UnifiedDiff(path: change.path, old: old, new: new).text
    guard let old else {
      state = .missing
      return
    }
    if Self.text(old) == Self.text(new) {
      state = .formatted
    } else if let commit = history.firstChange(of: inputs, after: change.path) {
      state = .stale(since: commit)
    } else {
      state = .different
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
