/// Inserts inline blocks into real files.
enum InlineSeeds {
  /// Inserts a block after every tenth line. The blocks have both spellings of the markers, some blocks are indented,
  /// and some contain text.
  ///
  /// Many blocks are at invalid places, such as in a string, in a comment or in the middle of an expression.
  static func withBlocks(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for (number, line) in source.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      result += line
      result.append(0x0A)
      guard number % 10 == 9 else { continue }
      let spelling = number % 20 == 9 ? "widgetgen" : "sourcery"
      let indentation = number % 30 == 9 ? "  " : ""
      let text = number % 40 == 9 ? "let old = 1\n\n" : ""
      let block =
        "\(indentation)// \(spelling):inline:Block\(number)\n\(text)"
        + "\(indentation)// \(spelling):end\n"
      result += block.utf8
    }
    return result
  }
}
