extension String {
  /// Printed JSON in which each object and each array that fits on a line is on one line.
  ///
  /// Schemas are recorded in this form, which has half the lines.
  var compactJSON: String {
    var lines = split(separator: "\n")[...]
    var text = ""
    while let line = lines.popFirst() {
      for line in Self.compact(line, &lines) { text += line + "\n" }
    }
    return text
  }

  /// Returns the lines of the value that begins on a line, and removes its other lines from the following ones.
  private static func compact(
    _ first: Substring, _ following: inout ArraySlice<Substring>
  ) -> [String] {
    guard first.last == "{" || first.last == "[" else { return [String(first)] }
    let indentation = first.prefix { $0 == " " }
    var parts: [[String]] = []
    while let line = following.popFirst() {
      if line.hasPrefix(indentation), ["}", "]"].contains(line.dropFirst(indentation.count).first) {
        let inner = parts.flatMap(\.self)
        let flat =
          first + inner.map { $0.drop { $0 == " " } }.joined(separator: " ")
          + line.drop { $0 == " " }
        let fits = inner.count == parts.count && flat.count <= 110
        return fits ? [String(flat)] : [String(first)] + inner + [String(line)]
      }
      parts.append(compact(line, &following))
    }
    return [String(first)] + parts.flatMap(\.self)
  }
}
