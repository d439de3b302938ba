import WidgetPlan

/// The coding of types of Swift, Foundation and the runtimes, which no source declares.
enum KnownWireTypes {
  /// Returns the coding of a type, or nil if the coding is not known.
  ///
  /// - Parameter arguments: the generic arguments of the type.
  static func type(_ name: String, _ arguments: [WireType], _ runtime: Runtime) -> WireType? {
    if let scalar = scalars[name], arguments.isEmpty { return .scalar(scalar) }
    switch (name, arguments.count) {
    case ("Set", 1), ("ContiguousArray", 1): return .list(arguments[0])
    case ("JSONValue", 0) where runtime.moduleTypes.contains(name): return .any
    case ("Field", 1) where runtime.moduleTypes.contains(name): return .optional(arguments[0])
    default: break
    }
    guard runtime.isBeagle else { return nil }
    switch (name, arguments.count) {
    case ("Expression", 1): return .expression(arguments[0])
    case ("DynamicObject", 0): return .any
    case ("DynamicDictionary", 0): return .map(.any, keys: .texts)
    case ("StringOrExpression", 0): return .scalar(.string)
    default: return nil
    }
  }

  private static let scalars: [String: WireType.Scalar] = {
    var scalars = Dictionary(
      uniqueKeysWithValues: WireType.Scalar.allCases.filter { $0 != .timestamp }
        .map { ($0.swift, $0) })
    scalars["CGFloat"] = .double
    scalars["TimeInterval"] = .double
    scalars["Float64"] = .double
    scalars["Float32"] = .float
    return scalars
  }()
}
