import WidgetDriver
import WidgetSource

/// A generated file, or a source with inline blocks, compared with the file that Sourcery wrote.
struct ComparedOutput {
  enum State: Equatable {
    /// The files are equal below their headers.
    case equal
    /// Only white space differs, for example because a formatter changed the file.
    case formatted
    /// The sources or templates changed after the last commit that changed the file. The value is the first commit with
    /// such a change.
    case stale(since: String)
    /// The sources or templates changed since a commit, but the file could not be compared at its own commit.
    case notCompared(since: String, reason: String)
    /// The files differ. If `at` is not nil, it is the commit that last changed the file. The file then also differs
    /// from the code that is generated with the inputs of that commit.
    case different(at: String?)
    /// The file does not exist.
    case missing
  }

  let path: String
  /// Whether the file is a source with inline blocks.
  let isSource: Bool
  let state: State
  /// Whether the old content can be restored: git tracks the file, or its content is generated again.
  let isRestorable: Bool
  /// The difference below the headers; empty if the files are equal. If the state contains the commit that last changed
  /// the file, the file is compared with the code that is generated with the inputs of that commit.
  let diff: String

  var showsDiff: Bool {
    switch state {
    case .different, .notCompared: true
    case .equal, .formatted, .stale, .missing: false
    }
  }

  /// - Parameters:
  ///   - inputs: the sources and templates.
  ///   - past: generates with the inputs of an earlier commit.
  init(
    _ change: OutputPlan.Change, isTracked: Bool, inputs: [String], _ history: GitHistory,
    _ past: PastGeneration
  ) {
    (path, isSource) = (change.path, change.isSource)
    let new = Self.body(change.new)
    let old = change.old.map(Self.body)
    isRestorable = isTracked || old == nil || old == new && !change.isSource
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
      // Later changes of the inputs do not explain a difference that already existed at the file's
      // last commit.
      do throws(PastGeneration.NotCompared) {
        let then = Self.body(try past.output(change.path, at: last))
        if Self.text(then) != Self.text(old) {
          state = .different(at: String(last.prefix(10)))
          diff = UnifiedDiff(path: change.path, old: old, new: then).text
        } else {
          (state, diff) = (.stale(since: commit), currentDiff)
        }
      } catch {
        (state, diff) = (.notCompared(since: commit, reason: error.reason), currentDiff)
      }
    } else {
      (state, diff) = (.different(at: nil), currentDiff)
    }
  }

  /// Returns the text below the header. Blank lines around the header are removed, because their number depends on
  /// Sourcery's version.
  static func body(_ bytes: [UInt8]) -> [UInt8] {
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
