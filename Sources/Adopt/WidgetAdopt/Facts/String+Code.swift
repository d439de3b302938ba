import WidgetModel
import WidgetSyntax

extension String {
  /// The code without spaces outside of strings, to compare expressions and types.
  var withoutSpaces: String {
    var (isInString, isEscaped) = (false, false)
    return filter { character in
      if character == "\"", !isEscaped { isInString.toggle() }
      isEscaped = character == "\\" && !isEscaped
      return isInString || !character.isWhitespace
    }
  }
}

extension Model {
  /// Returns a type's text with full names and without the module `Swift`, to compare types.
  func comparable(_ text: String, in scope: Scope) -> String {
    var rest = qualified(TypeName(parsing: text), in: scope).withoutSpaces[...]
    var type = ""
    while let first = rest.first {
      let isInName = type.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
      if !isInName, rest.hasPrefix("Swift.") {
        rest = rest.dropFirst(6)
      } else {
        type.append(first)
        rest = rest.dropFirst()
      }
    }
    return type
  }
}
