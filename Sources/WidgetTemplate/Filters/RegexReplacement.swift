/// Replaces what a regular expression matches: the mode `regex` of the filter `replace`.
enum RegexReplacement {
  static func replace(
    _ pattern: String, by template: String, in text: String, _ context: inout Context
  ) throws(FilterError) -> String {
    let regex: LookbehindRegex
    do {
      regex = try LookbehindRegex(pattern)
    } catch {
      throw FilterError(TemplateDiagnostics.brokenRegex(pattern))
    }
    let pieces = Self.pieces(of: template)
    var result = ""
    var end = text.startIndex
    for match in regex.matches(in: text) {
      result += text[end..<match.range.lowerBound]
      for piece in pieces {
        switch piece {
        case .text(let text): result += text
        case .group(let number):
          if number < match.output.count, let group = match.output[number].substring {
            result += group
          }
        }
      }
      end = match.range.upperBound
      try context.checkSize(of: result.utf8.count, times: 0, 0)
    }
    return result + text[end...]
  }

  /// A part of what is put in place of a match.
  private enum Piece {
    case text(String)
    /// `$1`
    case group(Int)
  }

  /// Reads `$1` and escapes, `\$`.
  private static func pieces(of template: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else if character == "$", let number = rest.first?.wholeNumberValue {
        rest.removeFirst()
        pieces.append(.text(text))
        pieces.append(.group(number))
        text = ""
      } else {
        text.append(character)
      }
    }
    pieces.append(.text(text))
    return pieces
  }
}
