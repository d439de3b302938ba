/// The mode `regex` of the filter `replace`, which replaces all matches of a regular expression.
enum RegexReplacement {
  static func replace(
    _ pattern: String, by template: String, in text: String, _ context: inout Context
  ) throws(FilterError) -> String {
    // As in Foundation, an empty pattern matches nothing.
    if pattern.isEmpty { return text }
    let scalars = Array(text.unicodeScalars)
    let expression = try expression(pattern, &context)
    var matcher = RegexMatcher(expression, scalars, steps: context.regexSteps)
    let pieces = Self.pieces(of: template, groups: expression.program.groups)
    var result = ""
    var end = 0
    while let match = try next(&matcher, pattern) {
      result.unicodeScalars += scalars[end..<match.lowerBound]
      for piece in pieces {
        switch piece {
        case .text(let text): result.unicodeScalars += text
        case .group(0): result.unicodeScalars += scalars[match]
        case .group(let number): result.unicodeScalars += scalars[matcher.group(number) ?? 0..<0]
        }
      }
      end = match.upperBound
      try context.checkSize(of: result.utf8.count, times: 0, 0)
    }
    context.regexSteps = matcher.steps
    result.unicodeScalars += scalars[end...]
    return result
  }

  private static func expression(
    _ pattern: String, _ context: inout Context
  ) throws(FilterError) -> RegularExpression {
    do {
      return try context.regularExpression(pattern)
    } catch {
      throw FilterError(TemplateDiagnostics.regex(pattern, error.message))
    }
  }

  private static func next(
    _ matcher: inout RegexMatcher, _ pattern: String
  ) throws(FilterError) -> Range<Int>? {
    do {
      return try matcher.next()
    } catch {
      throw FilterError(TemplateDiagnostics.regex(pattern, error.message))
    }
  }
}

/// A part of the text that replaces a match.
private enum Piece {
  case text([Unicode.Scalar])
  /// The text of a group, such as `$1`.
  case group(Int)
}

extension RegexReplacement {
  /// Parses references such as `$1` and escapes such as `\$`. With fewer than ten groups, a
  /// reference has one digit; with 10 to 99 groups, it has at most two.
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
