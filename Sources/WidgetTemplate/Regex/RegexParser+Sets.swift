extension RegexParser {
  /// Reads a set after its `[`.
  mutating func parseSet() throws(RegexError) -> ScalarSet {
    setDepth += 1
    defer { setDepth -= 1 }
    guard setDepth <= Limits.regexDepth else { throw .tooComplex }
    var set = ScalarSet(ignoresCase: ignoresCase)
    set.isNegated = eat("^")
    var isFirst = true
    while let scalar = peek {
      if scalar == "]", !isFirst {
        position += 1
        return set
      }
      isFirst = false
      try parseSetMember(into: &set)
    }
    throw .unclosed("[")
  }

  private mutating func parseSetMember(into set: inout ScalarSet) throws(RegexError) {
    for operation in ["[:", "&&", "--"] where eat(operation) { throw .notKnown(operation) }
    if eat("[") { return set.insert(try parseSet()) }
    if eat("\\Q") {
      while !eat("\\E"), let scalar = next() { set.insert(scalar...scalar) }
      return
    }
    guard let first = try parseSetScalar(into: &set) else { return }
    guard peek == "-", let last = try parseRangeEnd(into: &set) else {
      return set.insert(first...first)
    }
    guard first <= last else { throw .misplaced("\(first)-\(last)") }
    set.insert(first...last)
  }

  /// Reads `-z`, unless the dash at the end of the set matches itself.
  private mutating func parseRangeEnd(
    into set: inout ScalarSet
  ) throws(RegexError) -> Unicode.Scalar? {
    let dash = position
    position += 1
    if peek == nil || peek == "]" || peek == "[" || peek == "-" {
      position = dash
      return nil
    }
    guard let last = try parseSetScalar(into: &set) else { throw .misplaced("-") }
    return last
  }

  /// Reads one character; nil for a class, which goes into the set.
  private mutating func parseSetScalar(
    into set: inout ScalarSet
  ) throws(RegexError) -> Unicode.Scalar? {
    guard eat("\\") else { return next() }
    if let part = try parseClassEscape() {
      set.insert(part)
      return nil
    }
    if let scalar = peek, "AbBEGkNRXZz123456789".unicodeScalars.contains(scalar) {
      throw .notKnown("[\\\(scalar)]")
    }
    return try parseScalarEscape()
  }
}
