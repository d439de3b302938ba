import Foundation
package import WidgetSource

/// The diagnostics that the sources of a case expect.
///
/// A comment below a line specifies the columns and the message of a diagnostic on that line, and optionally the runs:
/// ```
/// // widgetgen: keey = "a"
/// // expected-error 15-18: unknown annotation key 'keey'; did you mean 'key'? [unknown-annotation]
/// // expected-warning(beagle-1, beagle-2) 15: …
/// // expected-fix 15-18: write 'key'
/// ```
/// Without columns, the diagnostic is about the whole file. These comments are removed before a source is parsed, so
/// they are allowed below every line, even in a string.
package struct Expectations: Sendable {
  /// A diagnostic, a note or an edit, at a position in a source.
  package struct Item: Hashable, Comparable, Sendable {
    /// The line in the source without expectations, counted from 1, or 0 for the whole file.
    package let line: Int
    /// The first and the last column, in UTF-8 bytes and counted from 1, or 0 for the whole file.
    package let columns: ClosedRange<Int>
    /// `error`, `warning`, `info` or `note`, or `fix` for an edit.
    package let severity: String
    /// The message with the rule in brackets, or the edit.
    package let message: String

    package static func < (left: Self, right: Self) -> Bool {
      left.order.lexicographicallyPrecedes(right.order)
        || left.order == right.order
          && (left.severity, left.message) < (right.severity, right.message)
    }

    private var order: [Int] { [line, columns.lowerBound, columns.upperBound] }

    /// Returns the comment that expects the item.
    ///
    /// - Parameter runs: the runs in parentheses, or an empty string for all runs.
    fileprivate func comment(_ runs: String) -> String {
      let place =
        switch columns {
        case 0...0: ""
        case let columns where columns.count == 1: " \(columns.lowerBound)"
        case let columns: " \(columns.lowerBound)-\(columns.upperBound)"
        }
      return "// expected-\(severity)\(runs)\(place): \(message)"
    }
  }

  /// The source without expectations.
  package let source: SourceFile
  /// The expected items, each with its runs, or with nil if all runs expect it.
  package let items: [(item: Item, runs: Set<String>?)]

  package init(in written: SourceFile) {
    var lines: [Substring] = []
    var items: [(Item, Set<String>?)] = []
    for line in written.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let (item, runs) = Self.item(in: line, after: lines.count) {
        items.append((item, runs))
      } else {
        lines.append(line)
      }
    }
    self.items = items
    let text = lines.joined(separator: "\n")
    source = items.isEmpty ? written : SourceFile(path: written.path, text: text)
  }

  /// Returns the expected items of a run, in order.
  package func items(in run: String) -> [Item] {
    items.filter { $0.runs?.contains(run) ?? true }.map(\.item).sorted()
  }

  /// Returns the source with comments that expect the given items of each run.
  package func replacing(_ expected: [String: [Item]]) -> SourceFile {
    var comments: [Int: [String]] = [:]
    for item in Set(expected.values.joined()).sorted() {
      // An item can be expected several times.
      let counts = expected.mapValues { list in list.count { $0 == item } }
      for number in 1...(counts.values.max() ?? 1) {
        let runs = counts.filter { $0.value >= number }.keys.sorted()
        let list = runs.count == expected.count ? "" : "(\(runs.joined(separator: ", ")))"
        comments[item.line, default: []].append(item.comment(list))
      }
    }
    var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for (line, list) in comments.sorted(by: { $0.key > $1.key }) {
      let before = lines.prefix(line).last ?? ""
      let indentation = before.prefix { $0 == " " }
      lines.insert(contentsOf: list.map { indentation + $0 }, at: min(line, lines.count))
    }
    return SourceFile(path: source.path, text: lines.joined(separator: "\n"))
  }

  /// Returns the expectation in a line, or nil if the line belongs to the source.
  private static func item(in line: Substring, after number: Int) -> (Item, Set<String>?)? {
    let start = line.drop { $0 == " " }
    guard start.hasPrefix("// expected-"), let colon = start.firstRange(of: ": ") else {
      return nil
    }
    var head = start[..<colon.lowerBound].dropFirst("// expected-".count)
    let message = String(start[colon.upperBound...])
    var runs: Set<String>?
    if let open = head.firstIndex(of: "("), let close = head.firstIndex(of: ")") {
      let names = head[head.index(after: open)..<close].split(separator: ",")
      runs = Set(names.map { $0.filter { $0 != " " } })
      head.removeSubrange(open...close)
    }
    let words = head.split(separator: " ")
    guard let severity = words.first, words.count < 3 else { return nil }
    let numbers = words.count == 2 ? words[1].split(separator: "-").compactMap { Int($0) } : [0]
    guard let first = numbers.first, let last = numbers.last, first <= last else { return nil }
    let item = Item(
      line: first == 0 ? 0 : number, columns: first...last, severity: String(severity),
      message: message)
    return (item, runs)
  }
}

extension Expectations.Item {
  /// Returns the items of a diagnostic, its notes and its edits, with the paths of their files.
  ///
  /// - Parameter file: finds a source by path.
  package static func items(
    of diagnostic: Diagnostic, in file: (String) -> SourceFile?
  ) -> [(path: String, item: Self)] {
    let main = (
      diagnostic.file, diagnostic.range, diagnostic.severity.rawValue,
      "\(diagnostic.message) [\(diagnostic.id)]"
    )
    let notes = diagnostic.notes.map { ($0.file, $0.range, "note", $0.message) }
    let edits = diagnostic.fix.map { ($0.file, $0.range as SourceRange?, "fix", $0.description) }
    return ([main] + notes + edits).map { path, range, severity, message in
      let (line, columns) = place(of: range, in: file(path))
      return (path, Self(line: line, columns: columns, severity: severity, message: message))
    }
  }

  /// Returns the line and the columns of a range. If the range has several lines, only the part on its first line is
  /// used.
  private static func place(
    of range: SourceRange?, in source: SourceFile?
  ) -> (line: Int, columns: ClosedRange<Int>) {
    guard let range, let source else { return (0, 0...0) }
    let start = min(Int(range.start), source.bytes.count)
    let (line, column) = LineTable(source).position(at: UInt32(start))
    let end = max(start, min(Int(range.end), source.bytes.count))
    let length = source.bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") }.count
    return (line, column...(column + max(length, 1) - 1))
  }
}

extension CaseFolder {
  private static let recording = NSLock()

  /// Compares the diagnostics of some runs with the comments in the sources. If expected files are recorded, the
  /// comments are replaced first.
  ///
  /// - Parameter actual: the diagnostics of each run, with the paths of their sources.
  /// - Returns: the differences.
  package func check(
    _ actual: [String: [(path: String, item: Expectations.Item)]]
  ) throws -> [String] {
    if recordsExpectedFiles { try Self.recording.withLock { try record(actual) } }
    var differences: [String] = []
    for written in try writtenSources() {
      let expectations = Expectations(in: written)
      for (run, all) in actual.sorted(by: { $0.key < $1.key }) {
        let found = all.filter { $0.path == written.path }.map(\.item).sorted()
        for change in found.difference(from: expectations.items(in: run)) {
          let (text, item) =
            switch change {
            case .insert(_, let item, _): ("is not expected", item)
            case .remove(_, let item, _): ("is expected and missing", item)
            }
          differences.append(
            "\(name)/\(written.path):\(item.line) in '\(run)' \(text): \(item.comment(""))")
        }
      }
    }
    return differences
  }

  private func record(_ actual: [String: [(path: String, item: Expectations.Item)]]) throws {
    for written in try writtenSources() {
      let old = Expectations(in: written)
      var expected: [String: [Expectations.Item]] = [:]
      for run in runs.map(\.name) {
        let own = actual[run]?.filter { $0.path == written.path }.map(\.item)
        expected[run] = own ?? old.items(in: run)
      }
      let new = old.replacing(expected)
      if new.bytes != written.bytes {
        try Data(new.bytes).write(to: folder.appending(path: written.path))
      }
    }
  }
}

extension SourceEdit {
  /// The text of an edit: `write 'key'`, `insert 'family, '` or `remove`.
  fileprivate var description: String {
    let text = replacement.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\\n")
    return text.isEmpty ? "remove" : "\(range.isEmpty ? "insert" : "write") '\(text)'"
  }
}
