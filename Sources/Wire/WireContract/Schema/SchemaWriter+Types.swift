import WidgetSource

/// The schemas of values.
extension SchemaWriter {
  func typeSchema(_ type: WireType) -> JSONTree {
    switch type {
    case .any: return .object([])
    case .opaque(let reason):
      return .object([.init("x-widgetgen", .object([.init("opaque", .string(reason))]))])
    case .scalar(let scalar): return scalar.schema(assertsFormat: !options.isOpen)
    case .named(let reference): return referenceSchema(reference, dropsUnknown: false)
    case .optional(let type): return typeSchema(type).orNull
    case .list(let element): return Self.list(typeSchema(element))
    case .map(let value, let keys): return map(typeSchema(value), keys)
    case .dropping(let type, let dropped): return droppingSchema(type, dropped)
    case .coded(let type, let coder): return codedSchema(type, coder)
    case .expression(let type):
      let text = JSONTree.object([
        .type("string"), .init("pattern", .string("@\\{")),
      ])
      return .anyOf([typeSchema(type), text])
    }
  }

  /// Returns the schema of a value with a coder. Only an open schema accepts the additional forms that the coder
  /// decodes, because backends should not send them.
  private func codedSchema(_ type: WireType, _ coder: WireType.Coder) -> JSONTree {
    var own = typeSchema(type)
    if coder.unit != nil {
      own = own.adding([.init("x-widgetgen", .object([.init("coder", .string(coder.name))]))])
    }
    if coder == .nonFinite {
      let texts = JSONTree.inline(.strings(WireType.Coder.nonFiniteTexts))
      return .anyOf([own, .object([.init("enum", texts)])])
    }
    guard options.isOpen, !options.isForEncoding else { return own }
    switch coder {
    case .named, .nonFinite: return own
    case .lenient:
      return .object([
        .init("type", .inline(.strings(["boolean", "number", "string"])))
      ])
    case .emptyAsNil:
      let blank = JSONTree.object([
        .type("string"), .init("pattern", .string("^\\s*$")),
      ])
      return .anyOf([own, blank])
    }
  }

  private static func list(_ element: JSONTree) -> JSONTree {
    .object([.type("array"), .init("items", element)])
  }

  private func map(_ value: JSONTree, _ keys: WireType.MapKeys) -> JSONTree {
    // A schema cannot express alternating keys and values, so each element may be a key or a value.
    if case .pairs(let key) = keys {
      return Self.list(.anyOf([typeSchema(key), value]))
    }
    let names: JSONTree.Member? =
      switch keys {
      case .texts: nil
      case .integers:
        .init("pattern", .string(WireType.MapKeys.integerPattern(isDecoded: options.isOpen)))
      case .listed(let keys): .init("enum", .inline(.strings(keys)))
      case .pairs: nil
      }
    return .object(
      [.type("object")]
        + (names.map { [.init("propertyNames", .object([$0]))] } ?? [])
        + [.init("additionalProperties", value)])
  }

  /// Returns the schema of a value that may be left out or replaced, as a whole or in part, or of a list that may have
  /// no brackets. Only an open schema accepts wrong values, because backends should not send them.
  private func droppingSchema(_ type: WireType, _ dropped: WireType.Dropped) -> JSONTree {
    if let direction = dropped.bracketless {
      let list = typeSchema(type)
      guard view.direction == direction, let element = type.listElement else { return list }
      return .anyOf([list, bareSchema(element, of: type)])
    }
    let tolerance = dropped.tolerance
    let acceptsWrong = tolerance != nil && options.isOpen && !options.isForEncoding
    let drops = dropped.dropsUnknown
    let schema: JSONTree
    switch type {
    case .list where acceptsWrong, .map(_, .pairs) where acceptsWrong:
      schema = Self.list(.object([]))
    case .map where acceptsWrong: schema = map(.object([]), .texts)
    case .named where acceptsWrong: schema = .object([])
    case .list(let element) where drops: schema = Self.list(tolerant(element))
    case .map(let value, let keys) where drops: schema = map(tolerant(value), keys)
    default: schema = drops ? tolerant(type) : typeSchema(type)
    }
    let note = tolerance.map { JSONTree.Member("x-widgetgen", .object([$0.note])) }
    return schema.adding([note].compactMap(\.self))
  }

  /// Returns the schema of a single element without the brackets of its list. The policies of the list's elements apply
  /// to the single element as well.
  private func bareSchema(_ element: WireType, of list: WireType) -> JSONTree {
    guard case .dropping(_, let dropped) = list else { return typeSchema(element) }
    if dropped.tolerance != nil, options.isOpen {
      return .not(.type("null"))
    }
    return dropped.dropsUnknown ? tolerant(element) : typeSchema(element)
  }

  private func tolerant(_ type: WireType) -> JSONTree {
    switch type {
    case .named(let reference): referenceSchema(reference, dropsUnknown: true)
    case .optional(let type): tolerant(type).orNull
    default: typeSchema(type)
    }
  }

  func valuesSchema(
    _ values: ContractValues, _ description: [JSONTree.Member]
  ) -> JSONTree {
    let takesAny =
      options.isForEncoding
      ? values.keepsUnrecognized : options.isOpen && values.fallback != nil
    if takesAny {
      return .object(
        description + [.type(values.areIntegers ? "integer" : "string")])
    }
    let cases = options.isForEncoding ? values.written : values.read
    let current = cases.filter { values.deprecations[$0.name] == nil }
    let names = WireNames(current, of: values).listSchema(anyCase: acceptsAnyCase)
    if current.count == cases.count { return names.adding(description) }
    let deprecated = deprecatedCases(cases, of: values)
    return .anyOf((current.isEmpty ? [] : [names]) + deprecated).adding(description)
  }

  /// Returns a schema for each deprecated case, with its message.
  private func deprecatedCases(
    _ cases: [ContractValues.Case], of values: ContractValues
  ) -> [JSONTree] {
    cases.uniqued(by: \.name).compactMap { element in
      guard let deprecation = values.deprecations[element.name] else { return nil }
      return WireNames(cases.filter { $0.name == element.name }, of: values)
        .schema(anyCase: acceptsAnyCase)
        .adding(Self.documentation(nil, deprecation) + [.init("deprecated", .bool(true))])
    }
  }
}

extension WireType.Scalar {
  /// - Parameter assertsFormat: whether the schema includes formats of strings that are stricter than the decoder.
  fileprivate func schema(assertsFormat: Bool) -> JSONTree {
    if let range = integerRange {
      return .object([
        .type("integer"), .init("minimum", .number(range.least)),
        .init("maximum", .number(range.greatest)),
      ])
    }
    if let texts { return texts.schema(assertsFormat: assertsFormat) }
    return switch self {
    case .bool: .type("boolean")
    // The form depends on the strategy of the app's decoder.
    case .date: .object([.init("type", .inline(.strings(["number", "string"])))])
    case .float:
      .object([
        .type("number"), .init("minimum", .number("-3.4028235e+38")),
        .init("maximum", .number("3.4028235e+38")),
      ])
    default: .type("number")
    }
  }
}

extension WireTexts {
  fileprivate func schema(assertsFormat: Bool) -> JSONTree {
    let format: JSONTree.Member? =
      switch self {
      case .any: nil
      case .url: assertsFormat ? .init("format", .string("uri-reference")) : nil
      case .uuid: .init("format", .string("uuid"))
      case .base64: .init("contentEncoding", .string("base64"))
      case .timestamp: assertsFormat ? .init("format", .string("date-time")) : nil
      }
    let length: JSONTree.Member? =
      leastLength > 0 ? .init("minLength", .number(String(leastLength))) : nil
    return .object(
      [.type("string")]
        + [format, length, pattern.map { .init("pattern", .string($0)) }].compactMap(\.self))
  }
}

/// Arrays with a schema for each element.
extension SchemaWriter {
  func arraySchema(
    _ array: ContractArray, _ name: String, _ description: [JSONTree.Member]
  ) -> JSONTree {
    let schemas = view.elements(array, of: name).map {
      schema(of: $0).adding([.init("title", .string($0.property?.name ?? ""))])
    }
    let isExact = options.isForEncoding || !options.isOpen
    let least = view.requiredCount(array)
    var members = description + [.type("array")]
    if !schemas.isEmpty { members.append(.init("prefixItems", .array(schemas))) }
    if least > 0 { members.append(.init("minItems", .number(String(least)))) }
    if isExact {
      members.append(
        schemas.isEmpty
          ? .init("maxItems", .number("0"))
          : .init("items", .bool(false)))
    }
    return .object(members)
  }
}
