import WidgetModel

extension WireEnumStatements {
  /// The lines of `encode(to:)`.
  var encoding: [String] {
    let cases = coding.cases.flatMap { element -> [String] in
      let body = body(of: element).map { "    " + $0 }
      return ["case \(pattern(of: element)):"] + body
    }
    return ["switch self {"] + cases + ["}"]
  }

  private static let null = [
    "var container = encoder.singleValueContainer()", "try container.encodeNil()",
  ]

  private func pattern(of element: WireEnum.Case) -> String {
    if element.values.isEmpty { return ".\(element.name)" }
    let names = element.values.map { "let \($0.variable)" }.joined(separator: ", ")
    return ".\(element.name)(\(names))"
  }

  private func body(of element: WireEnum.Case) -> [String] {
    // Without a value it goes by its own name, which is unknown when it is read again.
    if element.isFallback, let value = element.values.first {
      return coding.representation == .untagged ? whole(value) : [direct(value)]
    }
    let name = (element.names.first ?? "").swiftLiteral
    let open = "var fields = encoder.container(keyedBy: WireKey.self)"
    switch coding.representation {
    case .internal(let tag):
      let head = [open, "try fields.encode(\(name), forKey: \(tag.swiftLiteral))"]
      if element.isSingle, element.isObject { return head + [direct(element.values[0])] }
      return head + values(of: element, into: "fields")
    case .adjacent(let tag, let content):
      let head = [open, "try fields.encode(\(name), forKey: \(tag.swiftLiteral))"]
      if element.values.isEmpty { return head }
      if element.isSingle {
        let property = element.values[0].property(under: content)
        let swift = WireExpressions(spelling, container: "fields")
        return head + [swift.encoding(property, of: element.values[0].variable)].compactMap(\.self)
      }
      return head + nested(element, under: content.swiftLiteral)
    case .external:
      if element.values.isEmpty {
        return [open, "_ = fields.nestedContainer(keyedBy: WireKey.self, forKey: \(name))"]
      }
      return [open] + nested(element, under: name)
    case .untagged:
      if element.isSingle { return whole(element.values[0]) }
      if element.values.isEmpty { return Self.null }
      return [open] + values(of: element, into: "fields")
    }
  }

  /// The value's own `encode(to:)`, beside what is already there.
  private func direct(_ value: WireEnum.Value) -> String {
    "try \(spelling.boxing(value.type, value.variable)).encode(to: encoder)"
  }

  /// The value as all there is, through a container: encoders have a way of their own with dates,
  /// data, URLs and decimals, which a value's `encode(to:)` passes by.
  private func whole(_ value: WireEnum.Value) -> [String] {
    [
      "var container = encoder.singleValueContainer()",
      "try container.encode(\(spelling.boxing(value.type, value.variable)))",
    ]
  }

  private func nested(_ element: WireEnum.Case, under key: String) -> [String] {
    if element.isSingle {
      let value = element.values[0]
      return [
        "try fields.encode(\(spelling.boxing(value.type, value.variable)), forKey: \(key))"
      ]
    }
    return ["var content = fields.nestedContainer(keyedBy: WireKey.self, forKey: \(key))"]
      + values(of: element, into: "content")
  }

  private func values(of element: WireEnum.Case, into container: String) -> [String] {
    let swift = WireExpressions(spelling, container: container)
    return element.values.compactMap { swift.encoding($0.property, of: $0.variable) }
  }
}

extension WireEnum.Value {
  /// The name its value is bound to, which stands for nothing else in the statements around it.
  fileprivate var variable: String {
    let name = label?.bareName ?? (key.hasPrefix("_") ? "value" + key.dropFirst() : key)
    if label == nil, !name.isPlain { return "value" }
    return name.variable(besides: String.hiddenNames + ["content", "self"])
  }
}
