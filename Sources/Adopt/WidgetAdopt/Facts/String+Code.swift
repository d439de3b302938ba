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

  /// The code of a value in a form that can be compared. `[Item]()` is the empty array `[]`, and `[String: Item]()` is the
  /// empty dictionary `[:]`.
  var comparableValue: String {
    let text = withoutSpaces
    guard text.hasPrefix("["), text.hasSuffix("]()") else { return text }
    var (depth, isDictionary) = (0, false)
    for (index, sign) in text.dropLast(2).enumerated() {
      switch sign {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case ":" where depth == 1: isDictionary = true
      default: break
      }
      // The first bracket ends before the parentheses, as in `[1] + [Int]()`.
      if depth == 0, index < text.count - 3 { return text }
    }
    return isDictionary ? "[:]" : "[]"
  }
}

extension Model {
  /// Returns a type's text with full names, without the module `Swift` and without typealiases that have no generic
  /// parameters, to compare types. `Self` as the scope of a name is the type around it.
  func comparable(_ text: String, in scope: Scope) -> String {
    let type = TypeName(parsing: text.withoutScope("Self."))
    var aliases = TypealiasResolver(self)
    return spelled(type, in: scope, &aliases).withoutSpaces.withoutScope("Swift.")
  }

  private func spelled(
    _ type: TypeName, in scope: Scope, _ aliases: inout TypealiasResolver
  ) -> String {
    type.spelled { name in
      switch resolve(name, in: scope) {
      case .types(let ids): return ids.first.map { self.name(of: $0) } ?? name
      case .alias(_, _, let alias) where alias.generics == nil:
        let target = aliases.expand(TypeName(parsing: name), in: scope)
        // The budget of a typealias that refers to itself is spent.
        if target.type.text == name { return name }
        let text = spelled(target.type, in: target.scope, &aliases)
        return target.type.needsParentheses ? "(\(text))" : text
      case .alias, .parameter, .unknown: return name
      }
    }
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
