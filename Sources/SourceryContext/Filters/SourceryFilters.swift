import WidgetSource
package import WidgetTemplate

/// Sourcery's own filters and tags.
///
/// A predicate filter returns a Boolean for one value and the matching elements for a list:
/// `types.all|struct`. A leading `!` negates it.
extension Extension {
  package static let sourcery: Extension = {
    var filters = Extension()
    filters.addMemberFilters()
    filters.addTypeFilters()
    filters.addAccessFilters()
    filters.addListFilters()
    filters.addTextFilters()
    filters.addSourceryTags()
    return filters
  }()

  private mutating func addMemberFilters() {
    addCheck("annotated", argument: true) { value, argument in
      (value as? any AnnotatedObject).map { AnnotationCheck.matches(argument, in: $0.annotations) }
    }
    addCheck("definedInExtension") { value, _ in (value as? any DefinedObject)?.isDefinedInExtension
    }
    addCheck("computed") { value, _ in
      (value as? VariableObject).map { $0.isComputed && !$0.isStatic }
    }
    addCheck("stored") { value, _ in
      (value as? VariableObject).map { !$0.isComputed && !$0.isStatic }
    }
    addCheck("tuple") { value, _ in (value as? VariableObject)?.member("isTuple")?.isTruthy }
    addCheck("optional") { value, _ in (value as? VariableObject)?.typed.name.isOptional }
    addCheck("initializer") { value, _ in (value as? MethodObject)?.isInitializer }
    addCheck("static") { value, _ in
      (value as? VariableObject)?.isStatic ?? (value as? MethodObject)?.isStatic
    }
    addCheck("instance") { value, _ in
      (value as? VariableObject).map { !$0.isStatic }
        ?? (value as? MethodObject).map { !$0.isStatic && !$0.isClass }
    }
  }

  private mutating func addTypeFilters() {
    for kind in ["enum", "struct", "protocol", "extension"] {
      addCheck(kind) { value, _ in (value as? TypeObject).map { $0.entry.kind.rawValue == kind } }
    }
    addCheck("class") { value, _ in
      (value as? TypeObject).map { $0.entry.kind == .class } ?? (value as? MethodObject)?.isClass
    }
    for relation in ["based", "implements", "inherits"] {
      addTypeCheck(relation) { type, name in
        RelationsObject(relation, of: type).member(name) != nil
      }
    }
    addTypeCheck("extends") { type, name in
      type.entry.kind == .extension && type.entry.name == name
    }
  }

  /// Adds a predicate of a type, or of the type of a member.
  private mutating func addTypeCheck(
    _ name: String, _ matches: @escaping @Sendable (TypeObject, String) -> Bool
  ) {
    addCheck(name, argument: true) { value, argument in
      if let type = value as? TypeObject { return matches(type, argument) }
      guard let typed = (value as? any TypedObject)?.typed else { return nil }
      return typed.typeIndex.map { matches(TypeObject($0, graph: typed.graph), argument) } ?? false
    }
  }

  /// `public`, `privateGet`, `internalSet`: variables have separate filters for getter and setter.
  private mutating func addAccessFilters() {
    for level in TypeGraph.levels {
      addCheck(level) { value, _ in
        ((value as? TypeObject)?.accessLevel ?? (value as? MethodObject)?.accessLevel)
          .map { $0 == level }
      }
      addCheck(level + "Get") { value, _ in
        (value as? VariableObject).map { $0.access.read == level }
      }
      addCheck(level + "Set") { value, _ in
        (value as? VariableObject).map { $0.access.write == level }
      }
    }
  }
}

// MARK: - Checks

extension Extension {
  /// Adds a filter and its negation.
  ///
  /// - Parameter matches: returns nil for a value that the filter does not apply to; such a value
  ///   is returned unchanged, and left out of a list.
  private mutating func addCheck(
    _ name: String, argument: Bool = false,
    _ matches: @escaping @Sendable (any TemplateObject, String) -> Bool?
  ) {
    for isNegated in [false, true] {
      let filter = isNegated ? "!" + name : name
      let check: Filter.WithArguments = { (value, arguments) throws(FilterError) in
        let argument = argument ? try Self.argument(of: filter, arguments) : ""
        return Self.check(value) { matches($0, argument).map { $0 != isNegated } }
      }
      if argument {
        addFilter(filter, check)
      } else {
        addFilter(filter) { (value) throws(FilterError) in try check(value, []) }
      }
    }
  }

  private static func argument(
    of filter: String, _ arguments: [Value]
  ) throws(FilterError) -> String {
    guard arguments.count == 1, let text = arguments[0].text else {
      throw FilterError("expects one string argument")
    }
    return text
  }

  private static func check(
    _ value: Value, _ matches: (any TemplateObject) -> Bool?
  ) -> Value {
    switch value {
    case .object(let object): return matches(object).map { .bool($0) } ?? value
    case .array(let values):
      return .array(
        values.filter {
          if case .object(let object) = $0 { matches(object) ?? false } else { false }
        })
    default: return value
    }
  }
}

/// `annotated:"key"`, `annotated:"namespace.key = value"`.
enum AnnotationCheck {
  static func matches(_ query: String, in annotations: Value) -> Bool {
    if case .dictionary(let entries) = annotations, entries.isEmpty { return false }
    guard query.utf8.contains(UInt8(ascii: "=")) else {
      return value(of: [query], in: annotations) != nil
    }
    let parts = query.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    let path = parts[0].split(separator: ".").map(String.init)
    guard let value = value(of: path, in: annotations) else { return false }
    return value.description == parts[1]
  }

  private static func value(of path: [String], in annotations: Value) -> Value? {
    var current = annotations
    for key in path {
      guard case .dictionary(let entries) = current, let next = entries[key] else { return nil }
      current = next
    }
    return current
  }
}
