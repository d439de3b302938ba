import WidgetSyntax

/// Makes the facts of both ways of coding from the properties of one variant of a type.
struct WireCodingBuilder {
  let model: Model
  let type: ModelType
  let written: WrittenMembers
  let rules: CodingRules
  let wire: WireRules
  /// The names the type goes by in its families.
  let tags: [WireCoding.Tag]
  private let style: NameStyle?

  init(
    model: Model, type: ModelType, written: WrittenMembers, rules: CodingRules, wire: WireRules
  ) {
    self.model = model
    self.type = type
    self.written = written
    self.rules = rules
    self.wire = wire
    // A family and the one that joins it may ask for the same name.
    tags = wire.families.compactMap { $0.tag(of: type.id) }.reduce(into: []) { tags, tag in
      if !tags.contains(tag) { tags.append(tag) }
    }
    style = type.annotations[.renameAll]?.text.flatMap(NameStyle.init(rawValue:))
  }

  func coding(
    _ properties: [Property], access: AccessLevel?, decodes: Bool, encodes: Bool
  ) -> WireCoding {
    let coded = ordered(properties)
    let wire = coded.map(property)
    let written = Set(wire.compactMap(\.writtenKey))
    return WireCoding(
      access: access, isNonisolated: type.annotations[.isolation]?.text == "nonisolated",
      keys: keys(coded), tags: tags.filter { !written.contains($0.key) }, properties: wire,
      decodes: decodes, encodes: encodes,
      sharesFields: decodes && sharesFields(wire))
  }

  /// A family decodes the type from its own container if nothing else is needed. A class cannot
  /// delegate from a `required` initializer to another one.
  private func sharesFields(_ properties: [WireProperty]) -> Bool {
    guard !usesCodingKeys, type.kind == .struct, isMember else { return false }
    return properties.allSatisfy {
      switch $0.source {
      case .flattened, .call: false
      case .keys, .path, .nowhere: true
      }
    }
  }

  /// Whether a family's box finds the name among the type's own properties.
  private var isMember: Bool {
    wire.families.contains { family in
      family.representation.internalTag != nil && family.members.contains { $0.type == type.id }
    }
  }

  /// Those that are in the JSON, in the order of the user's `CodingKeys` if there are some.
  private func ordered(_ properties: [Property]) -> [Property] {
    let coded = properties.filter {
      $0.isStored && !$0.isLazy && $0.type != nil && !$0.annotations.has(.skip)
    }
    guard let keys = written.codingKeys else { return coded }
    let names = keys.cases.map(\.name.bareName)
    return coded.filter { names.contains($0.bareName) || $0.annotations.has(.flatten) }
  }

  // MARK: - Keys

  /// Beagle's containers are read through `CodingKeys`, unless a key is needed that such an enum
  /// cannot have; without Beagle only a function of the user's asks for them.
  var usesCodingKeys: Bool {
    if wire.readsCodingKeys { return !type.storedProperties.contains(where: \.needsNames) }
    return written.codingKeys != nil && written.takesContainer
  }

  private func keys(_ properties: [Property]) -> WireCoding.Keys {
    guard usesCodingKeys else { return .names }
    guard written.codingKeys == nil else { return .codingKeys(nil) }
    return .codingKeys(
      properties.filter { !$0.annotations.has(.flatten) }.map { property in
        let wire = name(of: property, .decodeKey)
        return Decoding.Key(
          name: property.name, rawValue: wire == property.bareName ? nil : wire.swiftLiteral)
      })
  }

  /// The name in the JSON: as annotated, as in the user's `CodingKeys`, or by the type's style.
  func name(of property: Property, _ direction: AnnotationKey) -> String {
    if let key = (property.annotations[direction] ?? property.annotations[.key])?.text {
      return key
    }
    let own = written.codingKeys?.cases.first { $0.name.bareName == property.bareName }
    if let own { return own.rawValue?.unquoted ?? own.name.bareName }
    return style?.apply(to: property.bareName) ?? property.bareName
  }

  /// The places in the JSON that a property is read from.
  func keysToRead(_ property: Property) -> [String] {
    switch source(property) {
    case .keys(let keys): keys
    case .path(let path): [path.joined(separator: ".")]
    case .flattened, .call, .nowhere: []
    }
  }

  /// The place in the JSON that a property is written to, if it is one.
  func keysToWrite(_ property: Property) -> [String] {
    switch destination(property) {
    case .key(let key): [key]
    case .path(let path): [path.joined(separator: ".")]
    case .flattened, .call, .nowhere: []
    }
  }

  // MARK: - Properties

  private func property(_ property: Property) -> WireProperty {
    let declared = property.type ?? TypeName(parsing: "")
    var resolver = WireTypeResolver(model: model, rules: rules, owner: type.id)
    let type = resolver.resolve(declared, in: Scope(in: property.owner))
    return WireProperty(
      name: property.name, isWrapped: wire.wrapper.map(property.attributes.contains) ?? false,
      type: type, presence: presence(property, type),
      onError: code(.onError, of: property, type), dropping: dropping(property, type),
      source: source(property), destination: destination(property))
  }

  private func presence(_ property: Property, _ type: WireType) -> WireProperty.Presence {
    if let value = code(.default, of: property, type) { return .fallback(value) }
    let name = "default" + property.bareName.capitalizedFirst
    if written.staticProperties.contains(name) { return .fallback("Self.\(name)") }
    if let value = property.initialValue, value.trimmed != "nil" { return .fallback(value) }
    return type.isOptional ? .optional : .required
  }

  /// The value of an annotation as Swift. Quotes make a literal of a text and elsewhere only keep
  /// commas together: `default = "Size(width: 1, height: 2)"`.
  private func code(_ key: AnnotationKey, of property: Property, _ type: WireType) -> String? {
    guard let value = property.annotations[key] else { return nil }
    guard case .string(let text) = value else { return value.number }
    return type.unwrapped == .plain("String") && property.isQuoted(key, in: file)
      ? text.swiftLiteral : text
  }

  private func dropping(_ property: Property, _ type: WireType) -> WireProperty.Dropping {
    switch type.unwrapped {
    case .array, .dictionary: break
    case .plain, .boxed, .optional, .uncodable:
      return property.annotations.has(.lossy) ? .wrong : .nothing
    }
    if property.annotations.has(.lossy) { return .wrong }
    let policy = property.annotations[.unknown].map { Family.Unknown($0.text) }
    let family = wire.families.first { $0.name == type.box?.base }
    return (policy ?? family?.unknown) == .skip ? .unknown : .nothing
  }

  private func source(_ property: Property) -> WireProperty.Source {
    // A constant that has its value cannot be given another.
    if property.isLet, property.initialValue != nil { return .nowhere }
    if property.annotations[.only]?.text == "encode" { return .nowhere }
    let name = "decode" + property.bareName.capitalizedFirst
    if let function = written.decodingFunctions[name] {
      let argument = function.takesDecoder ? "decoder" : containerName
      return .call("Self.\(name)(from: \(argument))", isThrowing: function.isThrowing)
    }
    if property.annotations.has(.flatten) { return .flattened }
    if let path = path(of: property) { return .path(path) }
    return .keys([self.name(of: property, .decodeKey)] + aliases(of: property))
  }

  private func destination(_ property: Property) -> WireProperty.Destination {
    if property.annotations[.only]?.text == "decode" { return .nowhere }
    let name = "encode" + property.bareName.capitalizedFirst
    if let function = written.encodingFunctions[name] {
      let argument = function.takesEncoder ? "encoder" : "&" + containerName
      return .call("\(name)(to: \(argument))", isThrowing: function.isThrowing)
    }
    if property.annotations.has(.flatten) { return .flattened }
    if let path = path(of: property) { return .path(path) }
    return .key(self.name(of: property, .encodeKey))
  }

  private var file: ParsedFile { model.files[type.id.file] }

  private var containerName: String { usesCodingKeys ? "container" : "fields" }

  /// `path = "meta.title"`; a path of one key is a key.
  private func path(of property: Property) -> [String]? {
    guard let path = property.annotations[.path]?.text else { return nil }
    return path.split(separator: ".").map(String.init)
  }

  private func aliases(of property: Property) -> [String] {
    property.annotations.texts(.alias)
  }
}

extension String {
  /// The content of a plain string literal; nil for every other text.
  fileprivate var unquoted: String? {
    guard utf8.count > 1, hasPrefix("\""), hasSuffix("\""), !contains("\\") else { return nil }
    return String(dropFirst().dropLast())
  }
}

extension Property {
  /// Whether it has a key that an enum with a case for each property cannot hold.
  fileprivate var needsNames: Bool {
    annotations.has(.alias) || annotations.has(.path) || annotations.has(.decodeKey)
      || annotations.has(.encodeKey)
  }

  /// Whether the value of an annotation stands in quotes.
  fileprivate func isQuoted(_ key: AnnotationKey, in file: ParsedFile) -> Bool {
    annotations.contains { $0.key == key.rawValue && file.text($0.range).hasSuffix("\"") }
  }
}

extension AnnotationValue {
  /// A number or a truth value as Swift has it.
  fileprivate var number: String? {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .flag, .string, .list: nil
    }
  }
}

extension Family {
  /// The name that one of its types writes beside its properties.
  fileprivate func tag(of type: DeclarationID) -> WireCoding.Tag? {
    guard base == nil, let key = representation.internalTag else { return nil }
    return members.first { $0.type == type }.flatMap { $0.names.first }
      .map { WireCoding.Tag(key: key, name: $0) }
  }
}

extension WireProperty {
  /// The key it is written under, if it is one.
  fileprivate var writtenKey: String? {
    if case .key(let key) = destination { key } else { nil }
  }
}
