import WidgetPlan

/// The names of an option in a schema.
struct SchemaNames: Equatable {
  /// Names as JSON.
  var exact: [JSONTree] = []
  /// Names that stand for several.
  var patterns: [String] = []
  /// The names of other options that have one of the patterns: they take precedence.
  private var others: [String] = []

  init(exact: [JSONTree] = []) { self.exact = exact }

  /// The names of one option of a family or an enum.
  init(_ option: ContractOption, of choice: ContractChoice, isForEncoding: Bool) {
    patterns = option.names.namePatterns
    // The first one is written; what a pattern stands for is written as it was read.
    let names = option.names.exactNames
    exact = (isForEncoding && patterns.isEmpty ? Array(names.prefix(1)) : names)
      .map(choice.tagType.tree)
    others = choice.names.exactNames.filter { other in
      !names.contains(other) && patterns.holdsName(other)
    }
  }

  var isEmpty: Bool { exact.isEmpty && patterns.isEmpty }

  /// The schema of any of them.
  var all: JSONTree {
    let list = JSONTree.object([.init("enum", .inline(.array(exact)))])
    if patterns.isEmpty { return list }
    return .object([
      .init("anyOf", .array((exact.isEmpty ? [] : [list]) + patterns.map(schema)))
    ])
  }

  /// These names and more.
  mutating func add(_ more: SchemaNames) {
    exact += more.exact.filter { !exact.contains($0) }
    patterns += more.patterns.filter { !patterns.contains($0) }
    others += more.others
  }

  /// `const`, or `enum` where there are several names.
  var schema: JSONTree {
    var schemas = patterns.map(schema)
    if exact.count == 1 {
      schemas.insert(.object([.init("const", exact[0])]), at: 0)
    } else if !exact.isEmpty || patterns.isEmpty {
      schemas.insert(.object([.init("enum", .inline(.array(exact)))]), at: 0)
    }
    return schemas.count == 1 ? schemas[0] : .object([.init("anyOf", .array(schemas))])
  }

  /// The schema of what a pattern stands for.
  private func schema(of pattern: String) -> JSONTree {
    let excluded = others.filter([pattern].holdsName).map(JSONTree.string)
    let other = JSONTree.object([.init("enum", .inline(.array(excluded)))])
    return .object(
      [.init("type", .string("string")), .init("pattern", .string(pattern.nameExpression))]
        + (excluded.isEmpty ? [] : [.init("not", other)]))
  }
}

extension String {
  /// A pattern of names as a regular expression of ECMA-262.
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
