import WidgetSource

/// A value for templates from the command line: `argument.KEY`.
///
/// For example: `--args imports=[UIKit,Combine],public` sets `imports` to a list and `public` to
/// `true`, as in Sourcery. Commas in brackets and quotes are not separators.
package struct TemplateArgument: Equatable {
  /// The member of `argument` in templates.
  package let key: String
  /// The text of the value. Templates for sources receive the number, list or other value that the text represents;
  /// contract templates receive the text.
  package let value: String

  /// Returns the arguments in the value of one `--args`, which are separated by commas.
  package static func all(in text: String) -> [TemplateArgument] {
    var nesting = Nesting()
    let parts = text.split(omittingEmptySubsequences: false) { character in
      nesting.read(character)
      return character == "," && !nesting.isOpen
    }
    return parts.map { part in
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = pair.count > 1 ? pair[1].trimmed : "true"
      return TemplateArgument(key: (pair.first ?? "").trimmed, value: value)
    }
  }

  /// The brackets and quotes that are open at a character.
  private struct Nesting {
    private var depth = 0
    private var quote: Character?

    var isOpen: Bool { depth > 0 || quote != nil }

    mutating func read(_ character: Character) {
      if let open = quote {
        if character == open { quote = nil }
        return
      }
      switch character {
      case "\"", "'": quote = character
      case "[", "{", "(": depth += 1
      case "]", "}", ")": depth = max(0, depth - 1)
      default: break
      }
    }
  }
}
