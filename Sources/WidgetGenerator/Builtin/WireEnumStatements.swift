import WidgetModel

/// The bodies of an enum's `init(from:)` and `encode(to:)`, line by line.
///
/// For example: `case "circle":`, `    self = .circle(radius: try fields.decode(…))`.
struct WireEnumStatements {
  let coding: WireEnum
  let name: String
  let spelling: WireSpelling

  init(_ coding: WireEnum, name: String, _ spelling: WireSpelling) {
    self.coding = coding
    self.name = name
    self.spelling = spelling
  }

  // MARK: - Decoding

  var decoding: [String] {
    if let rawType = coding.rawType { return byRawValue(rawType) }
    switch coding.representation {
    case .internal(let tag), .adjacent(let tag, _):
      return [
        "let fields = try decoder.container(keyedBy: WireKey.self)",
        "let name = try fields.decode(String.self, forKey: \(tag.swiftLiteral))",
        "switch name\(coding.ignoresCase ? ".lowercased()" : "") {",
      ] + namedCases + ["}"]
    case .external:
      return [
        "let fields = try decoder.container(keyedBy: WireKey.self)",
        "let key = try fields.onlyKey()",
        "let name = key.stringValue",
        "switch name\(coding.ignoresCase ? ".lowercased()" : "") {",
      ] + namedCases + ["}"]
    case .untagged: return untagged
    }
  }

  /// What is no case's raw value is the case that stands for it.
  private func byRawValue(_ rawType: String) -> [String] {
    let value = "try decoder.singleValueContainer().decode(\(rawType).self)"
    let rest = coding.cases.first(where: \.isFallback).map { " ?? .\($0.name)" } ?? ""
    return ["self = Self(rawValue: \(value))\(rest)"]
  }

  private var namedCases: [String] {
    let cases = coding.cases.filter { !$0.isFallback }.flatMap { element in
      ["case \(element.names.map(\.swiftLiteral).joined(separator: ", ")):"]
        + assignment(of: element).map { "    " + $0 }
    }
    return cases + ["default:"] + fallback.map { "    " + $0 }
  }

  /// What becomes of a name that no case has.
  private var fallback: [String] {
    guard let element = coding.cases.first(where: \.isFallback) else {
      let known = coding.cases.flatMap(\.names).map(\.swiftLiteral).joined(separator: ", ")
      return [
        "throw WidgetDecodingError(",
        "    UnknownName(name, in: \(name.swiftLiteral), known: [\(known)]), at: decoder.codingPath)",
      ]
    }
    guard let value = element.values.first else { return ["self = .\(element.name)"] }
    return ["self = \(single(value, of: element, from: "decoder"))"]
  }

  private func assignment(of element: WireEnum.Case) -> [String] {
    if element.values.isEmpty { return ["self = .\(element.name)"] }
    switch coding.representation {
    case .internal, .untagged:
      if element.isSingle, element.isObject {
        return ["self = \(single(element.values[0], of: element, from: "decoder"))"]
      }
      return ["self = \(element.construction(arguments(of: element, from: "fields")))"]
    case .adjacent(_, let content) where element.isSingle:
      // The content is a value like any other, which may be left out.
      let swift = WireExpressions(spelling, container: "fields")
      let value = swift.decoding(element.values[0].property(under: content)) ?? ""
      return ["self = \(element.construction([value]))"]
    case .adjacent(_, let content):
      let key = content.swiftLiteral
      return withoutContent(element, at: key) + assignment(of: element, under: key)
    case .external: return assignment(of: element, under: "key")
    }
  }

  private func assignment(of element: WireEnum.Case, under key: String) -> [String] {
    if element.isSingle {
      let value = element.values[0]
      let decoded = spelling.decodedType(value.type)
      let unboxing = spelling.unboxing(value.type)
      return [
        "self = .\(element.name)(try fields.decode(\(decoded).self, forKey: \(key))\(unboxing))"
      ]
    }
    return [
      "let content = try fields.nestedContainer(keyedBy: WireKey.self, forKey: \(key))",
      "self = \(element.construction(arguments(of: element, from: "content")))",
    ]
  }

  /// The content may be left out where each of its values may.
  private func withoutContent(_ element: WireEnum.Case, at key: String) -> [String] {
    let values = element.values.compactMap { value -> String? in
      switch value.property.presence {
      case .required: nil
      case .optional: value.argument("nil")
      case .fallback(let fallback): value.argument(fallback)
      }
    }
    guard values.count == element.values.count else { return [] }
    return [
      "guard try fields.contains(\(key)) && !fields.decodeNil(forKey: \(key)) else {",
      "    self = \(element.construction(values))", "    return", "}",
    ]
  }

  private func single(
    _ value: WireEnum.Value, of element: WireEnum.Case, from decoder: String
  ) -> String {
    let type = spelling.decodedType(value.type)
    return element.construction([
      value.argument("try \(type)(from: \(decoder))\(spelling.unboxing(value.type))")
    ])
  }

  private func arguments(of element: WireEnum.Case, from container: String) -> [String] {
    let swift = WireExpressions(spelling, container: container)
    return element.values.map { $0.argument(swift.decoding($0.property) ?? "") }
  }

  /// Each case in turn, the first that can be decoded wins.
  private var untagged: [String] {
    let rest = coding.cases.first { $0.isFallback && $0.values.isEmpty }
    let failure = { (name: String) in
      "    failures.append((\(name.bareName.swiftLiteral), error))"
    }
    let attempts = coding.cases.filter { !($0.isFallback && $0.values.isEmpty) }.flatMap {
      element -> [String] in
      if element.values.isEmpty {
        return [
          "if try decoder.singleValueContainer().decodeNil() {",
          "    self = .\(element.name)", "    return", "}",
        ]
      }
      return ["do {"] + untagged(element).map { "    " + $0 } + ["    return"]
        + (rest == nil ? ["} catch {", failure(element.name), "}"] : ["} catch {}"])
    }
    if let rest { return attempts + ["self = .\(rest.name)"] }
    return ["var failures: [(String, any Swift.Error)] = []"] + attempts + [
      "throw NothingMatches(\(name.swiftLiteral), failures, at: decoder.codingPath)"
    ]
  }

  private func untagged(_ element: WireEnum.Case) -> [String] {
    guard element.isSingle else {
      return ["let fields = try decoder.container(keyedBy: WireKey.self)"]
        + assignment(of: element)
    }
    let type = spelling.decodedType(element.values[0].type)
    let unboxing = spelling.unboxing(element.values[0].type)
    let value = "try decoder.singleValueContainer().decode(\(type).self)\(unboxing)"
    return ["self = .\(element.name)(\(value))"]
  }
}

extension WireEnum.Case {
  /// `.circle(radius: …)`.
  fileprivate func construction(_ arguments: [String]) -> String {
    ".\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension WireEnum.Value {
  /// `radius: …`, or the expression alone where there is no label.
  fileprivate func argument(_ expression: String) -> String {
    (label.map { $0.label + ": " } ?? "") + expression
  }
}
