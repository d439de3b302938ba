/// Replaces what a regular expression matches: the mode `regex` of the filter `replace`.
enum RegexReplacement {
  static func replace(
    _ pattern: String, by template: String, in text: String, _ context: inout Context
  ) throws(FilterError) -> String {
    // An empty pattern matches nothing, as in Foundation.
    if pattern.isEmpty { return text }
    let scalars = Array(text.unicodeScalars)
    let matches: [RegexMatch]
    do {
      let regex = try context.regularExpression(pattern)
      matches = try regex.matches(in: scalars, steps: &context.regexSteps)
    } catch {
      throw FilterError(TemplateDiagnostics.regex(pattern, error.message))
    }
    guard let first = matches.first else { return text }
    let pieces = Self.pieces(of: template, groups: first.groupCount)
    var result = String.UnicodeScalarView()
    var end = 0
    for match in matches {
      result += scalars[end..<match.range.lowerBound]
      for piece in pieces {
        switch piece {
        case .text(let text): result += text
        case .group(let number): result += scalars[match.group(number) ?? 0..<0]
        }
      }
      end = match.range.upperBound
      try context.checkSize(of: result.count, times: 0, 0)
    }
    result += scalars[end...]
    return String(result)
  }

  /// A part of what is put in place of a match.
  private enum Piece {
    case text([Unicode.Scalar])
    /// `$1`
    case group(Int)
  }

  /// Reads `$1` and escapes, `\$`. A number has as many digits as that of the last group.
  private static func pieces(of template: String, groups: Int) -> [Piece] {
    var pieces: [Piece] = []
    var text: [Unicode.Scalar] = []
    var rest = template.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        if let escaped = rest.popFirst() { text.append(escaped) }
        continue
      }
      let digits = rest.prefix(String(groups).utf8.count).prefix { ("0"..."9").contains($0) }
      guard scalar == "$", let number = Int(String(digits)) else {
        text.append(scalar)
        continue
      }
      rest = rest.dropFirst(digits.count)
      pieces += [.text(text), .group(number)]
      text = []
    }
    return pieces + [.text(text)]
  }
}
