import WidgetPlan

/// Names as schemas.
extension WireNames {
  /// Returns the schema that accepts the names, with `enum` even for a single name.
  ///
  /// - Parameter anyCase: whether names that are decoded in any letter case are accepted in any letter case.
  func listSchema(anyCase: Bool) -> JSONTree {
    schema(anyCase: anyCase) { .object([.init("enum", .inline(.array($0)))]) }
  }

  /// Returns the schema that accepts the names: `const` for a single name, `enum` for several names, and `pattern` for
  /// name patterns, and for names in any letter case.
  ///
  /// - Parameter anyCase: whether names that are decoded in any letter case are accepted in any letter case.
  func schema(anyCase: Bool) -> JSONTree {
    schema(anyCase: anyCase) { names in
      names.count == 1
        ? .object([.init("const", names[0])])
        : .object([.init("enum", .inline(.array(names)))])
    }
  }

  /// Returns an ECMA-262 regular expression for the names in any letter case that are not patterns, or nil if there are
  /// no such names.
  var expression: String? { Self.expression(names(exact).inAnyCase) }

  private func schema(anyCase: Bool, list: ([JSONTree]) -> JSONTree) -> JSONTree {
    let (texts, others) = anyCase ? names(exact) : ([], exact)
    let matching = Self.expression(texts).map { [JSONTree.text(matching: $0)] } ?? []
    let isListed = !others.isEmpty || matching.isEmpty && patterns.isEmpty
    let schemas =
      (isListed ? [list(others)] : []) + matching
      + patterns.map { schema(of: $0, anyCase: anyCase) }
    return schemas.count == 1 ? schemas[0] : .anyOf(schemas)
  }

  /// Returns the schema of the names that match a pattern, except the names in `excluded`.
  private func schema(of pattern: String, anyCase: Bool) -> JSONTree {
    let excluded = excluded.filter([pattern].containsName).map(JSONTree.string)
    let other = WireNames(exact: excluded, inAnyCase: inAnyCase).listSchema(anyCase: anyCase)
    let expression = pattern.nameExpression(anyCase: anyCase && inAnyCase.contains(pattern))
    return .text(matching: expression, and: excluded.isEmpty ? [] : [.not(other)])
  }

  /// Splits names into those that are decoded in any letter case and the other ones.
  private func names(_ names: [JSONTree]) -> (inAnyCase: [String], others: [JSONTree]) {
    var (texts, others): ([String], [JSONTree]) = ([], [])
    for name in names {
      if case .string(let text) = name, inAnyCase.contains(text) {
        texts.append(text)
      } else {
        others.append(name)
      }
    }
    return (texts, others)
  }

  private static func expression(_ names: [String]) -> String? {
    if names.isEmpty { return nil }
    let names = names.map { $0.expression(anyCase: true) }
    return names.count == 1 ? "^\(names[0])$" : "^(?:\(names.joined(separator: "|")))$"
  }
}

extension JSONTree {
  /// Returns the schema of strings that match a regular expression and more conditions.
  fileprivate static func text(matching expression: String, and more: [Member] = []) -> JSONTree {
    .object([.type("string"), .init("pattern", .string(expression))] + more)
  }
}

extension String {
  /// Returns the name pattern as an ECMA-262 regular expression.
  fileprivate func nameExpression(anyCase: Bool) -> String {
    guard let pattern = NamePattern(self) else { return self }
    return "^" + pattern.start.expression(anyCase: anyCase) + ".*"
      + pattern.end.expression(anyCase: anyCase) + "$"
  }

  /// Returns a regular expression that matches the text.
  fileprivate func expression(anyCase: Bool) -> String {
    reduce(into: "") { expression, letter in
      let (lower, upper) = (letter.lowercased(), letter.uppercased())
      if anyCase, lower != upper, upper.lowercased() == lower {
        expression += letter.isASCII ? "[\(lower)\(upper)]" : "(?:\(lower)|\(upper))"
      } else {
        if #"\^$.|?*+()[]{}/"#.contains(letter) { expression.append("\\") }
        expression.append(letter)
      }
    }
  }
}
