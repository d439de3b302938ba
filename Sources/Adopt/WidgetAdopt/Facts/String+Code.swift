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
  /// Returns a type's text with full names and without the module `Swift`, to compare types. `Self` as the scope of a
  /// name is the type around it.
  func comparable(_ text: String, in scope: Scope) -> String {
    let type = TypeName(parsing: text.withoutScope("Self."))
    return qualified(type, in: scope).withoutSpaces.withoutScope("Swift.")
  }
}

extension String {
  /// The type without a scope at the start of its names.
  fileprivate func withoutScope(_ scope: String) -> String {
    var rest = self[...]
    var type = ""
    while let first = rest.first {
      let isInName = type.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
      if !isInName, rest.hasPrefix(scope) {
        rest = rest.dropFirst(scope.count)
      } else {
        type.append(first)
        rest = rest.dropFirst()
      }
    }
    return type
  }
}
