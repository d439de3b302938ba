extension String {
  /// The parts of a source. A part begins after an empty line, at a line that is not indented and does not start with
  /// `}`. Each part ends with a line break.
  package var paragraphs: [String] {
    var paragraphs: [String] = []
    var emptyLines = 0
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let starts = line.first.map { !$0.isWhitespace && $0 != "}" } ?? false
      if line.isEmpty {
        emptyLines += 1
      } else if paragraphs.isEmpty || starts && emptyLines > 0 {
        paragraphs.append(line + "\n")
        emptyLines = 0
      } else {
        let padding = String(repeating: "\n", count: emptyLines)
        paragraphs[paragraphs.count - 1] += padding + line + "\n"
        emptyLines = 0
      }
    }
    return paragraphs
  }
}
