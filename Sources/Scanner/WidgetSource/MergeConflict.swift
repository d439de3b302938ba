/// Versions of the same lines between the markers of version control, or a leftover marker.
///
/// A marker is the same character seven times at the start of a line: `<<<<<<< ours`, `|||||||
/// base`, `=======` and `>>>>>>> theirs`.
package struct MergeConflict {
  /// The first marker, without its label.
  package let marker: SourceRange
  /// Whether the conflict begins with `<<<<<<<` and has a separator and the matching `>>>>>>>`.
  package let isComplete: Bool
  /// The offsets of the conflict's lines, or of the line with the leftover marker.
  package let lines: Range<Int>
  /// The offsets of the first version's lines; empty for a leftover marker.
  package let ours: Range<Int>

  /// Creates the conflict that begins at an offset, or returns nil if no marker begins
  /// there.
  package init?(at start: Int, in bytes: [UInt8]) {
    guard let kind = Self.kind(at: start, in: bytes) else { return nil }
    marker = SourceRange(start..<start + Self.length)
    let firstLine = start..<Self.nextLine(from: start, in: bytes)
    var line = firstLine.upperBound
    var depth = kind == Kind.start ? 1 : 0
    var endOfOurs: Int?
    while depth > 0, line < bytes.count {
      switch Self.kind(at: line, in: bytes) {
      case .start: depth += 1
      case .end: depth -= 1
      case .base, .middle: if depth == 1, endOfOurs == nil { endOfOurs = line }
      case nil: break
      }
      line = Self.nextLine(from: line, in: bytes)
    }
    if depth == 0, let endOfOurs {
      isComplete = true
      lines = start..<line
      ours = firstLine.upperBound..<endOfOurs
    } else {
      isComplete = false
      lines = firstLine
      ours = firstLine.upperBound..<firstLine.upperBound
    }
  }

  /// Returns the error that reports the conflict.
  package func diagnostic(in file: SourceFile) -> Diagnostic {
    let message =
      isComplete
      ? "unresolved merge conflict; keep one version of the lines and remove the markers"
      : "'\(file.text(marker))' is left over from a merge conflict; remove the line"
    return Diagnostic(rule: .mergeConflict, message: message, file: file.path, range: marker)
  }

  /// Replaces the markers and all versions but the first with spaces, so that all offsets stay the
  /// same.
  package func keepOurs(in bytes: inout [UInt8]) {
    for offset in lines where !ours.contains(offset) && !Self.isLineBreak(bytes[offset]) {
      bytes[offset] = UInt8(ascii: " ")
    }
  }

  // MARK: - Markers

  private enum Kind { case start, base, middle, end }

  private static let length = 7

  private static func kind(at start: Int, in bytes: [UInt8]) -> Kind? {
    let end = start + length
    guard end <= bytes.count, isStartOfLine(start, in: bytes) else { return nil }
    let sign = bytes[start]
    guard bytes[start..<end].allSatisfy({ $0 == sign }) else { return nil }
    let isWholeLine = end == bytes.count || isLineBreak(bytes[end])
    let isLabeled = isWholeLine || bytes[end] == UInt8(ascii: " ")
    switch sign {
    case UInt8(ascii: "<"): return isLabeled ? .start : nil
    case UInt8(ascii: "|"): return isLabeled ? .base : nil
    case UInt8(ascii: "="): return isWholeLine ? .middle : nil
    case UInt8(ascii: ">"): return isLabeled ? .end : nil
    default: return nil
    }
  }

  private static func isStartOfLine(_ start: Int, in bytes: [UInt8]) -> Bool {
    if start == 0 || isLineBreak(bytes[start - 1]) { return true }
    return start == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Returns the offset after the next line break. In CRLF, CR and LF are two line breaks; the empty line
  /// between them is harmless.
  private static func nextLine(from start: Int, in bytes: [UInt8]) -> Int {
    bytes[start...].firstIndex(where: isLineBreak).map { $0 + 1 } ?? bytes.count
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension Rule {
  static let mergeConflict = Rule("merge-conflict", .error)
}
