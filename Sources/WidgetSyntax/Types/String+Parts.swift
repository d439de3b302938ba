extension StringProtocol {
  /// The parts between separators that stand in no brackets and in no string, without the white
  /// space around them.
  ///
  /// For example: `K: Hashable, V: P<A, B>` has two parts between commas.
  package func parts(separatedBy separator: Character) -> [String] {
    var parts: [SubSequence] = []
    var start = startIndex
    var depth = 0
    var isQuoted = false
    var previous: Character = " "
    for index in indices {
      let character = self[index]
      if character == "\"" { isQuoted.toggle() }
      if isQuoted {
        // What stands in a string is neither.
      } else if character == separator, depth == 0 {
        parts.append(self[start..<index])
        start = self.index(after: index)
      } else if "<[({".contains(character) {
        depth += 1
      } else if "])}".contains(character) || character == ">" && previous != "-" {
        depth = Swift.max(0, depth - 1)
      }
      previous = character
    }
    return (parts + [self[start...]]).map(\.trimmed)
  }
}
