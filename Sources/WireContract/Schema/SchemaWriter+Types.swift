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
    case .map(let value, let keys): return Self.map(typeSchema(value), keys)
    case .dropping(let type, let dropped): return droppingSchema(type, dropped)
    case .expression(let type):
      let text = JSONTree.object([
        .init("type", .string("string")), .init("pattern", .string("@\\{")),
      ])
      return .object([.init("anyOf", .array([typeSchema(type), text]))])
    }
  }

  private static func list(_ element: JSONTree) -> JSONTree {
    .object([.init("type", .string("array")), .init("items", element)])
  }

  private static func map(_ value: JSONTree, _ keys: WireType.MapKeys) -> JSONTree {
    let names: JSONTree.Member? =
      switch keys {
      case .texts: nil
      case .integers: .init("pattern", .string("^-?[0-9]+$"))
      case .listed(let keys): .init("enum", .inline(.strings(keys)))
      }
    return .object(
      [.init("type", .string("object"))]
        + (names.map { [.init("propertyNames", .object([$0]))] } ?? [])
        + [.init("additionalProperties", value)])
  }

  /// What is left out may be sent, but should not: only an open schema accepts it.
  private func droppingSchema(_ type: WireType, _ dropped: WireType.Dropped) -> JSONTree {
    if dropped == .brackets {
      let list = typeSchema(type)
      guard !options.isForEncoding, let element = type.listElement else { return list }
      return .object([.init("anyOf", .array([list, bareSchema(element, of: type)]))])
    }
    let lossy = [JSONTree.Member("x-widgetgen", .object([.init("lossy", .bool(true))]))]
    let isExact = options.isOpen && !options.isForEncoding
    let schema: JSONTree
    switch (type, dropped) {
    case (.list, .wrong) where isExact: schema = Self.list(.object([]))
    case (.map, .wrong) where isExact: schema = Self.map(.object([]), .texts)
    case (.list(let element), .unknown): schema = Self.list(tolerant(element))
    case (.map(let value, let keys), .unknown): schema = Self.map(tolerant(value), keys)
    case (_, .unknown): schema = tolerant(type)
    default: schema = typeSchema(type)
    }
    return dropped == .wrong ? schema.adding(lossy) : schema
  }

  /// An element without the brackets of its list, which may be left out as it is inside them.
  private func bareSchema(_ element: WireType, of list: WireType) -> JSONTree {
    switch list {
    case .dropping(_, .wrong) where options.isOpen:
      .object([.init("not", .object([.init("type", .string("null"))]))])
    case .dropping(_, .unknown): tolerant(element)
    default: typeSchema(element)
    }
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
        description + [.init("type", .string(values.areIntegers ? "integer" : "string"))])
    }
    let cases = options.isForEncoding ? values.written : values.cases
    return .object(description + [.init("enum", .inline(.array(cases.map(values.tree))))])
  }
}

extension WireType.Scalar {
  /// - Parameter assertsFormat: whether texts have a format that is stricter than what is read.
  fileprivate func schema(assertsFormat: Bool) -> JSONTree {
    if let range = integerRange {
      return .object([
        .init("type", .string("integer")), .init("minimum", .number(range.least)),
        .init("maximum", .number(range.greatest)),
      ])
    }
    switch self {
    case .bool: return .object([.init("type", .string("boolean"))])
    case .double, .float, .decimal: return .object([.init("type", .string("number"))])
    case .url:
      return .object(
        [.init("type", .string("string"))]
          + (assertsFormat ? [.init("format", .string("uri-reference"))] : [])
          + [.init("minLength", .number("1"))])
    case .uuid:
      let hex = "[0-9a-fA-F]"
      let pattern = "^\(hex){8}-\(hex){4}-\(hex){4}-\(hex){4}-\(hex){12}$"
      return .object([
        .init("type", .string("string")), .init("format", .string("uuid")),
        .init("pattern", .string(pattern)),
      ])
    case .data:
      let group = "[A-Za-z0-9+/]"
      return .object([
        .init("type", .string("string")), .init("contentEncoding", .string("base64")),
        .init("pattern", .string("^(\(group){4})*(\(group){2}==|\(group){3}=)?$")),
      ])
    case .timestamp:
      let digits = "[0-9]{2}"
      let pattern =
        "^[0-9]{4}-\(digits)-\(digits)[Tt ]\(digits):\(digits):\(digits)([.,][0-9]+)?"
        + "([Zz]|[+-]\(digits)(:?\(digits))?)$"
      return .object(
        [.init("type", .string("string"))]
          + (assertsFormat ? [.init("format", .string("date-time"))] : [])
          + [.init("pattern", .string(pattern))])
    // The strategy of the app's decoder decides.
    case .date: return .object([.init("type", .inline(.strings(["number", "string"])))])
    default: return .object([.init("type", .string("string"))])
    }
  }

  /// The least and the greatest integer; nil for what is none.
  package var integerRange: (least: String, greatest: String)? {
    switch self {
    case .int, .int64: (String(Int64.min), String(Int64.max))
    case .int8: (String(Int8.min), String(Int8.max))
    case .int16: (String(Int16.min), String(Int16.max))
    case .int32: (String(Int32.min), String(Int32.max))
    case .uint, .uint64: ("0", String(UInt64.max))
    case .uint8: ("0", String(UInt8.max))
    case .uint16: ("0", String(UInt16.max))
    case .uint32: ("0", String(UInt32.max))
    default: nil
    }
  }
}
