import WidgetPlan

/// Names as schemas.
extension WireNames {
  /// The schema that accepts the names, with `enum` even for a single name.
  var all: JSONTree {
    let list = JSONTree.object([.init("enum", .inline(.array(exact)))])
    if patterns.isEmpty { return list }
    return .object([
      .anyOf((exact.isEmpty ? [] : [list]) + patterns.map(schema))
    ])
  }

  /// The schema that accepts the names: `const` for a single name, `enum` for several names, and `pattern` for a name
  /// pattern.
  var schema: JSONTree {
    var schemas = patterns.map(schema)
    if exact.count == 1 {
      schemas.insert(.object([.init("const", exact[0])]), at: 0)
    } else if !exact.isEmpty || patterns.isEmpty {
      schemas.insert(.object([.init("enum", .inline(.array(exact)))]), at: 0)
    }
    return schemas.count == 1 ? schemas[0] : .anyOf(schemas)
  }

  /// Returns the schema of the names that match a pattern, except the names in `excluded`.
  private func schema(of pattern: String) -> JSONTree {
    let excluded = excluded.filter([pattern].containsName).map(JSONTree.string)
    let other = JSONTree.object([.init("enum", .inline(.array(excluded)))])
    return .object(
      [.type("string"), .init("pattern", .string(pattern.nameExpression))]
        + (excluded.isEmpty ? [] : [.not(other)]))
  }
}

extension String {
  /// The name pattern as an ECMA-262 regular expression.
  fileprivate var nameExpression: String {
    guard let pattern = NamePattern(self) else { return self }
    return "^" + pattern.start.escapedInExpression + ".*" + pattern.end.escapedInExpression + "$"
  }

  private var escapedInExpression: String {
    reduce(into: "") { text, letter in
      if #"\^$.|?*+()[]{}/"#.contains(letter) { text.append("\\") }
      text.append(letter)
    }
  }
}
