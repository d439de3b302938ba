/// The treatment of white space around tags that do not specify it with `-`.
package enum WhitespaceControl: Sendable {
  /// White space is not changed, as in Stencil.
  case asWritten
  /// As in Sourcery, lines that are empty after rendering are removed, unless they are empty in the
  /// template.
  case sourcery

  /// A marker that keeps an empty line of a value when empty lines are removed.
  package static let emptyLine = "\u{0B}"
}

extension WhitespaceControl {
  /// Trims a text according to the adjacent tags. For `sourcery`, also marks the empty lines of the text.
  ///
  /// - Parameters:
  ///   - after: the sign of the tag before the text, if any.
  ///   - before: the sign of the tag after the text, if any.
  func trim(
    _ text: ArraySlice<UInt8>, after: TemplateToken.Sign?, before: TemplateToken.Sign?
  ) -> [UInt8] {
    var text = text
    if after == .trim { text = Self.droppingWhitespace(atStartOf: text) }
    if before == .trim { text = Self.droppingWhitespace(atEndOf: text) }
    return self == .sourcery ? Self.markingEmptyLines(of: text) : Array(text)
  }

  /// For `sourcery`, removes the lines that are empty after rendering. Lines with a marker become
  /// empty lines.
  func finish(_ output: inout [UInt8]) {
    guard self == .sourcery else { return }
    // The output may take up most of the used memory, so its bytes are moved in place.
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
  /// The byte that marks an empty line of the template until the end of the rendering: a vertical
  /// tab, as in StencilSwiftKit.
  private static let mark: UInt8 = 0x0B

  private static func markingEmptyLines(of text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text {
      if byte == lineBreak, result.last == lineBreak { result.append(mark) }
      result.append(byte)
    }
    return result
  }

  /// Returns the offset after all consecutive blank lines from `start`.
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
