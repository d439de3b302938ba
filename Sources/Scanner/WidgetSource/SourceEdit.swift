/// A replacement of a range of bytes in a file.
///
/// For example: the edit that corrects `defualt` replaces seven bytes with `default`.
package struct SourceEdit: Hashable, Sendable {
  /// The path of the file, as in its `SourceFile`.
  package let file: String
  /// The bytes to replace. If the range is empty, the text is inserted.
  package let range: SourceRange
  /// The new text. Its line breaks become `\r\n` if the first line of the file ends with `\r\n`.
  package let replacement: String

  package init(file: String, range: SourceRange, replacement: String) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  /// Whether two edits of the same file cannot both be applied, because the result would depend on
  /// their order.
  ///
  /// An insertion conflicts with every edit whose range it touches.
  fileprivate func conflicts(with other: SourceEdit) -> Bool {
    if range.isEmpty || other.range.isEmpty {
      return range.start <= other.range.end && other.range.start <= range.end
    }
    return range.start < other.range.end && other.range.start < range.end
  }
}

/// The edits of several diagnostics that can be applied together.
///
/// The edits of one diagnostic are applied together or not at all.
package struct FixSet: Sendable {
  /// The edits of each file, by path, in the order in which they were added.
  private var edits: [String: [SourceEdit]] = [:]

  package init() {}

  /// The paths of the files that are edited, sorted.
  package var paths: [String] { edits.keys.sorted() }
  package var isEmpty: Bool { edits.isEmpty }

  /// Adds the edits of one diagnostic.
  ///
  /// - Returns: whether the edits were added. If one of them conflicts with an edit that was added
  ///   before, none of them is added. Equal edits do not conflict and are applied once.
  package mutating func add(_ fix: [SourceEdit]) -> Bool {
    let new = fix.filter { edit in !(edits[edit.file] ?? []).contains(edit) }
    let isFree = new.allSatisfy { edit in
      !(edits[edit.file] ?? []).contains { $0.conflicts(with: edit) }
    }
    guard isFree else { return false }
    for edit in new { edits[edit.file, default: []].append(edit) }
    return true
  }

  /// Returns the content of a file with its edits applied.
  package func apply(to file: SourceFile) -> [UInt8] { file.edited(by: edits[file.path] ?? []) }
}

extension SourceFile {
  /// Returns the content with edits applied, which may touch but not overlap. Texts that are inserted at the same
  /// offset are in the order of the edits.
  package func edited(by edits: [SourceEdit]) -> [UInt8] {
    // Nothing can be inserted before a byte order mark.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var result: [UInt8] = []
    var offset = 0
    let sorted = edits.stablySorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
    for edit in sorted {
      let lower = min(max(Int(edit.range.start), start, offset), bytes.count)
      let upper = min(max(Int(edit.range.end), lower), bytes.count)
      result += bytes[offset..<lower]
      result += endingLinesAsHere(edit.replacement)
      offset = upper
    }
    return result + bytes[offset...]
  }

  private func endingLinesAsHere(_ text: String) -> [UInt8] {
    guard let lineBreak = bytes.firstIndex(of: UInt8(ascii: "\n")), lineBreak > 0,
      bytes[lineBreak - 1] == UInt8(ascii: "\r")
    else { return Array(text.utf8) }
    return text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? [UInt8(ascii: "\r"), $0] : [$0] }
  }
}
