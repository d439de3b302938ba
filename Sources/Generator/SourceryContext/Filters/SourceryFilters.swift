import WidgetSource
package import WidgetTemplate

/// Sourcery's own filters and tags.
///
/// A predicate filter returns a Boolean for one value and the matching elements for a list: `types.all|struct`. A
/// leading `!` negates the filter.
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
    addCheck("annotated", takesArgument: true) { value, argument in
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
    addCheck(name, takesArgument: true) { value, argument in
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
  /// - Parameter matches: returns nil if the filter does not apply to a value. A single value is then returned
  ///   unchanged, and an element is left out of its list.
  private mutating func addCheck(
    _ name: String, takesArgument: Bool = false,
    _ matches: @escaping @Sendable (any TemplateObject, String) -> Bool?
  ) {
    for isNegated in [false, true] {
      let filter = isNegated ? "!" + name : name
      let check: Filter.WithArguments = { (value, arguments) throws(FilterError) in
        let argument = takesArgument ? try Self.onlyText(in: arguments) : ""
        return Self.check(value) { matches($0, argument).map { $0 != isNegated } }
      }
      if takesArgument {
        addFilter(filter, check)
      } else {
        addFilter(filter) { (value) throws(FilterError) in try check(value, []) }
      }
    }
  }

  private static func onlyText(in arguments: [Value]) throws(FilterError) -> String {
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

/// Evaluates `annotated:"key"` and `annotated:"namespace.key = value"`.
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

/// Sourcery's filters for lists and strings.
extension Extension {
  mutating func addListFilters() {
    addFilter("count") { (value) throws(FilterError) in
      if case .array(let values) = value { .int(values.count) } else { value }
    }
    addFilter("isEmpty") { (value) throws(FilterError) in
      switch value {
      case .array(let values): .bool(values.isEmpty)
      case .string(let text): .bool(text.isEmpty)
      default: .bool(false)
      }
    }
    addFilter("reversed") { (value) throws(FilterError) in
      if case .array(let values) = value { .array(values.reversed()) } else { value }
    }
    addFilter("toArray") { (value) throws(FilterError) in
      switch value {
      case .array, .none: value
      default: .array([value])
      }
    }
    addFilter("last") { (value) throws(FilterError) in
      if case .array(let values) = value { values.last ?? .none } else { .none }
    }
    addFilter("sortedValuesByKeys") { (value) throws(FilterError) in
      guard let entries = value.entries else { return .none }
      return .array(entries.keys.stablySorted().compactMap { entries[$0] })
    }
    addFilter("push") { (value, arguments) throws(FilterError) in
      guard arguments.count == 1 else { throw FilterError("expects one argument") }
      if case .array(let values) = value { return .array(values + arguments) }
      return .array(arguments)
    }
    addFilter("json") { (value, arguments) throws(FilterError) in
      guard arguments.count <= 1 else { throw FilterError("expects at most one argument") }
      if case .none = value { return .none }
      return .string(JSONFilter.text(value, pretty: arguments.first?.isTruthy ?? false))
    }
    addSort("sorted") { $0 < $1 }
    addSort("sortedDescending") { $0 > $1 }
  }

  /// Adds a stable, case-insensitive sort by the description of a member.
  private mutating func addSort(
    _ name: String, _ isBefore: @escaping @Sendable (String, String) -> Bool
  ) {
    addFilter(name) { (value, arguments) throws(FilterError) in
      guard arguments.count == 1, let key = arguments[0].text else {
        throw FilterError("expects one string argument")
      }
      guard case .array(let values) = value else { return .none }
      let path = key.split(separator: ".").map(String.init)
      let keyed = values.map { ($0.member(at: path).description.lowercased(), $0) }
      return .array(keyed.stablySorted { isBefore($0.0, $1.0) }.map(\.1))
    }
  }

  mutating func addTextFilters() {
    addText("capitalise") { $0.capitalizingWords }
    addText("titleCase") { $0.titleCase }
    // Early versions of Sourcery have these two names for the filters `upperFirstLetter` and `lowerFirstLetter`.
    addText("upperFirst") { $0.prefix(1).uppercased() + $0.dropFirst() }
    addText("lowerFirst") { $0.prefix(1).lowercased() + $0.dropFirst() }
    addText("deletingLastComponent") {
      $0.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    }
  }

  /// Adds a filter for a string or a list of strings.
  private mutating func addText(
    _ name: String, _ change: @escaping @Sendable (String) -> String
  ) {
    addFilter(name) { (value) throws(FilterError) in
      if case .array(let values) = value {
        return .array(values.compactMap { $0.text.map { .string(change($0)) } })
      }
      return value.text.map { .string(change($0)) } ?? value
    }
  }
}

extension Value {
  fileprivate func member(at path: [String]) -> Value {
    path.reduce(self) { value, key in
      switch value {
      case .dictionary(let entries): entries[key] ?? .none
      case .object(let object): object.member(key) ?? .none
      // The keys that Foundation's key-value coding supports for a string.
      case .string where key == "description" || key == "self": value
      default: .none
      }
    }
  }
}

extension String {
  /// The text with the first letter of each word in uppercase and all other letters in lowercase.
  fileprivate var capitalizingWords: String {
    var isStart = true
    return String(
      flatMap { character -> String in
        defer { isStart = !character.isLetter && !character.isNumber && character != "'" }
        return isStart ? character.uppercased() : character.lowercased()
      })
  }

  /// `somethingNamedLikeThis` as `Something Named Like This`.
  fileprivate var titleCase: String {
    var result = ""
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if index > 0, character.isUppercase {
        let isAfterSmall = characters[index - 1].isLowercase
        let isBeforeSmall = next?.isLowercase ?? false
        if isAfterSmall || (characters[index - 1].isUppercase && isBeforeSmall) { result += " " }
      }
      result.append(character)
    }
    return (result.first?.uppercased() ?? "") + result.dropFirst()
  }
}
