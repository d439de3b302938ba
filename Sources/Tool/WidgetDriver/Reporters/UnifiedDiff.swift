import WidgetSource

/// A unified diff with three lines of context, as `diff -u` prints it and `patch` reads it.
///
/// For example:
/// ```
/// --- a/Generated/Coding.generated.swift
/// +++ b/Generated/Coding.generated.swift
/// @@ -1,2 +1,2 @@
///  // Generated using widgetgen
/// -// EDITED
/// +// DO NOT EDIT
/// ```
/// Control characters other than tabs, and commands of GitHub, are escaped. `patch` refuses a hunk with such a line.
package struct UnifiedDiff {
  private static let contextLength = 3
  /// The maximum number of pairs of lines to compare. Above this limit, all lines between the equal lines at both ends
  /// are replaced, because a smaller diff is not worth the time.
  private static let maximalWork = 16_000_000

  /// A line that was kept, removed or added, with its mark.
  private struct Edit {
    let mark: Character
    let line: ArraySlice<UInt8>
  }

  /// The whole diff, or an empty text if nothing differs.
  package private(set) var text = ""

  /// - Parameter old: the old content, or nil if the file does not exist.
  package init(path: String, old: [UInt8]?, new: [UInt8]) {
    let edits = Self.edits(from: Self.lines(of: old ?? []), to: Self.lines(of: new))
    let hunks = Self.hunks(in: edits)
    if hunks.isEmpty { return }
    let path = path.printable
    let (before, after) = path.hasPrefix("/") ? (path, path) : ("a/" + path, "b/" + path)
    // For git and GNU patch, a tab marks the end of a path that contains a space.
    let end = path.contains(" ") ? "\t\n" : "\n"
    text = "--- " + (old == nil ? "/dev/null\n" : before + end) + "+++ " + after + end
    var position = (old: 0, new: 0)
    var next = 0
    for hunk in hunks {
      for edit in edits[next..<hunk.lowerBound] { Self.advance(&position, edit) }
      appendHunk(edits[hunk], &position)
      next = hunk.upperBound
    }
  }

  private mutating func appendHunk(
    _ edits: ArraySlice<Edit>, _ position: inout (old: Int, new: Int)
  ) {
    let start = position
    for edit in edits { Self.advance(&position, edit) }
    let old = Self.span(start.old, position.old)
    let new = Self.span(start.new, position.new)
    text += "@@ -\(old) +\(new) @@\n"
    for edit in edits {
      text.append(edit.mark)
      text += Self.printable(edit.line)
      if edit.line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
  }

  /// Returns a line with its line break. Tabs are not escaped, but a command of GitHub is.
  private static func printable(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    let end = ["\r\n", "\n"].first { text.hasSuffix($0) } ?? ""
    let content = text.dropLast(end.count).printable(keepingTabs: true)
    guard content.trimmed.hasPrefix("::"), let colon = content.firstPlace(of: ":") else {
      return content + end
    }
    return content[..<colon.lowerBound] + "\\u{3A}" + content[colon.upperBound...] + end
  }

  private static func advance(_ position: inout (old: Int, new: Int), _ edit: Edit) {
    if edit.mark != "+" { position.old += 1 }
    if edit.mark != "-" { position.new += 1 }
  }

  /// Returns the text for a range of lines in a hunk's header: the first line, from 1, and the count unless it is 1. An
  /// empty range has the number of the line before it.
  private static func span(_ start: Int, _ end: Int) -> String {
    let count = end - start
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  /// Returns the lines, each with its line break. The last line may not have one.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(bytes[start...end])
      start = end + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func edits(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Edit] {
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old[prefix...].reversed(), new[prefix...].reversed()).prefix { $0 == $1 }.count
    let (oldPart, newPart) = (old[prefix..<old.count - suffix], new[prefix..<new.count - suffix])
    var edits = old[..<prefix].map { Edit(mark: " ", line: $0) }
    if oldPart.count * newPart.count > maximalWork {
      edits += oldPart.map { Edit(mark: "-", line: $0) } + newPart.map { Edit(mark: "+", line: $0) }
    } else {
      edits += shortestEdits(from: Array(oldPart), to: Array(newPart))
    }
    return edits + old[(old.count - suffix)...].map { Edit(mark: " ", line: $0) }
  }

  /// Returns the standard library's difference (Myers, O(ND)) as edits in the order of the lines.
  private static func shortestEdits(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Edit] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        edits.append(Edit(mark: "-", line: old[left]))
        left += 1
      } else if added.contains(right) {
        edits.append(Edit(mark: "+", line: new[right]))
        right += 1
      } else {
        edits.append(Edit(mark: " ", line: old[left]))
        left += 1
        right += 1
      }
    }
    return edits
  }

  /// Returns the ranges of changes with their context. Changes whose contexts touch or overlap are in one hunk.
  private static func hunks(in edits: [Edit]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.mark != " " {
      let start = max(0, index - contextLength)
      let end = min(edits.count, index + contextLength + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }
}
