/// What happens to white space around tags that say nothing of it themselves with `-`.
package enum WhitespaceControl: Sendable {
  /// Nothing is touched: what Stencil does.
  case asWritten
  /// Lines that rendering left empty are taken away, but not those that are empty in the template:
  /// what Sourcery does.
  case sourcery

  /// A line of a value that is to stay empty where empty lines are removed.
  package static let emptyLine = "\u{0B}"
}

extension WhitespaceControl {
  /// A text with its white space trimmed as the tags on both sides of it say.
  ///
  /// - Parameters:
  ///   - after: the sign of the tag before the text; nil when there is no tag.
  ///   - before: the sign of the tag after it.
  func trim(
    _ text: ArraySlice<UInt8>, after: TemplateToken.Sign?, before: TemplateToken.Sign?
  ) -> [UInt8] {
    var text = text
    if after == .trim { text = Self.droppingWhitespace(atStartOf: text) }
    if before == .trim { text = Self.droppingWhitespace(atEndOf: text) }
    return self == .sourcery ? Self.markingEmptyLines(of: text) : Array(text)
  }

  /// Removes the lines that rendering left empty and the marks of those that it did not, if
  /// that is wanted.
  func finish(_ output: inout [UInt8]) {
    guard self == .sourcery else { return }
    // What stays moves forward in place: an output may be most of what a run has in memory.
    var (index, end) = (0, 0)
    while index < output.count {
      let start = index
      let lineBreak = output[start...].firstIndex(of: Self.lineBreak)
      index = lineBreak.map { $0 + 1 } ?? output.count
      let isMark = end > 0 && index - start == 2 && lineBreak != nil && output[start] == Self.mark
      end = output.move((isMark ? start + 1 : start)..<index, to: end)
      if lineBreak != nil { index = Self.endOfEmptyLines(in: output, from: index) }
    }
    output.removeLast(output.count - end)
  }
}

// MARK: - Empty lines

extension WhitespaceControl {
  /// What is between the line breaks of an empty line of the template until the end: a
  /// vertical tab, as in StencilSwiftKit.
  private static let mark: UInt8 = 0x0B

  private static func markingEmptyLines(of text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte == lineBreak, result.last == lineBreak { result.append(mark) }
      result.append(byte)
    }
    return result
  }

  /// The offset after all lines from `start` on that have nothing but blanks.
  private static func endOfEmptyLines(in output: [UInt8], from start: Int) -> Int {
    var end = start
    while true {
      var index = end
      while index < output.count, isBlank(output[index]) { index += 1 }
      guard index < output.count, output[index] == lineBreak else { return end }
      end = index + 1
    }
  }
}

// MARK: - White space

extension WhitespaceControl {
  private static let lineBreak = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func droppingWhitespace(atStartOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let space = scalars.prefix { $0.properties.isWhitespace }
    return text.dropFirst(String(space).utf8.count)
  }

  private static func droppingWhitespace(atEndOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
    let space = scalars.reversed().prefix { $0.properties.isWhitespace }
    return text.dropLast(space.reduce(0) { $0 + UTF8.width($1) })
  }
}
