import WidgetSource
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
    style = type.annotations.nameStyle
  }

  func coding(
    _ properties: [Property], access: AccessLevel?, decodes: Bool, encodes: Bool
  ) -> WireCoding {
    let coded = ordered(properties)
    let wire = coded.map(property)
    let written = Set(wire.compactMap(\.writtenKey))
    return WireCoding(
      access: access, isNonisolated: type.annotations.isNonisolated,
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
      case .keys, .paths, .nowhere: true
      }
    }
  }

  /// Whether a family's box finds the name among the type's own properties.
  private var isMember: Bool {
    wire.families.contains { family in
      family.representation.internalTag != nil && family.member(type.id) != nil
    }
  }

  /// Those that are in the JSON, in the order of the user's `CodingKeys` if there are some.
  private func ordered(_ properties: [Property]) -> [Property] {
    let coded = properties.filter {
      $0.isStored && !$0.isLazy && $0.type != nil && !$0.annotations.has(.skip)
    }
    guard let keys = written.codingKeys else { return coded }
    return coded.filter {
      keys.isCompleted || keys.names.contains($0.bareName) || $0.annotations.has(.flatten)
    }
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
    if let own { return own.rawValue.flatMap(StringLiteral.value) ?? own.name.bareName }
    return style.apply(to: property.bareName)
  }

  /// The places in the JSON that a property is read from.
  func keysToRead(_ property: Property) -> [String] {
    switch source(property) {
    case .keys(let keys): keys
    case .paths(let paths): paths.map { $0.joined(separator: ".") }
    case .flattened, .call, .nowhere: []
    }
  }

  /// The place in the JSON that a property is written to, if it is one.
  func keysToWrite(_ property: Property) -> [String] {
    pathToWrite(property).map { [$0.joined(separator: ".")] } ?? []
  }

  /// The same as the keys of objects within objects.
  func pathToWrite(_ property: Property) -> [String]? {
    switch destination(property) {
    case .key(let key): [key]
    case .path(let path): path
    case .flattened, .call, .nowhere: nil
    }
  }

  // MARK: - Properties

  private func property(_ property: Property) -> WireProperty {
    let wrapper = model.wrapper(on: property, rules)
    var type = policy(property, wireType(property, in: wrapper)).applied
    if property.annotations.has(.lossy) { type = type.leavingOut(.wrong) }
    return WireProperty(
      name: property.name, isWrapped: wrapper != nil,
      makesOwnStorage: wrapper?.makesStorage(of: property) ?? false,
      codedWrapper: wrapper?.codedType, type: type,
      presence: presence(property, type),
      onError: AnnotatedValue(model: model, property: property).code(.onError),
      source: source(property),
      destination: destination(property))
  }

  private func presence(_ property: Property, _ type: WireType) -> WireProperty.Presence {
    if let value = AnnotatedValue(model: model, property: property).code(.default) {
      return .fallback(value)
    }
    let name = "default" + property.bareName.capitalizedFirst
    if written.staticProperties.contains(name) { return .fallback("Self.\(name)") }
    if let value = property.initialValue, value.trimmed != "nil" { return .fallback(value) }
    return type.isOptional ? .optional : .required
  }

  /// What the property says of unknown names.
  func policy(_ property: Property, _ type: WireType) -> UnknownPolicy {
    let scope = Scope(in: property.owner)
    return UnknownPolicy(
      model.unknownPolicy(property.annotations, in: scope), type: type,
      choice: isCodedByWrapper(property)
        ? nil : property.type.flatMap { model.choice(in: $0, scope) },
      presence: presence(property, type), families: wire.families)
  }

  func wireType(_ property: Property) -> WireType {
    wireType(property, in: model.wrapper(on: property, rules))
  }

  /// Whether what stands in the JSON for a property is its wrapper's own affair.
  func isCodedByWrapper(_ property: Property) -> Bool {
    model.wrapper(on: property, rules)?.codedType != nil
  }

  private func wireType(_ property: Property, in wrapper: PropertyWrapper?) -> WireType {
    var resolver = WireTypeResolver(model: model, rules: rules, owner: type.id)
    // What a wrapper codes is its own affair.
    if let declared = property.type, wrapper?.codedType != nil {
      let plain = WireType.plain(model.spelling(of: declared, inExtensionOf: type.id))
      return declared.isOptional ? .optional(plain) : plain
    }
    let declared = property.type ?? TypeName(parsing: "")
    let scope = Scope(in: property.owner)
    let resolved = resolver.resolve(declared, in: scope)
    // Most types need no second look: they are simple, or what is polymorphic in them is seen.
    if resolved.isScalar || resolved.box != nil || !leavesOut(property) { return resolved }
    return resolver.resolve(declared, in: scope, seesCollections: true)
  }

  /// Whether something may be left out of what is decoded for a property.
  private func leavesOut(_ property: Property) -> Bool {
    if property.annotations.has(.lossy) { return true }
    if let unknown = property.annotations[.unknown]?.text { return unknown == "skip" }
    let choice = property.type.flatMap { model.choice(in: $0, Scope(in: property.owner)) }
    return choice?.skipsUnknown ?? false
  }

  private func source(_ property: Property) -> WireProperty.Source {
    // A constant that has its value cannot be given another.
    if property.isLet, property.initialValue != nil { return .nowhere }
    if !property.annotations.allowsDecoding { return .nowhere }
    if let function = written.reader(of: property) {
      let argument = function.takesDecoder ? "decoder" : containerName
      let call = "Self.\(property.readerName)(from: \(argument))"
      return .call(call, isThrowing: function.isThrowing)
    }
    if property.annotations.has(.flatten) { return .flattened }
    let aliases = property.annotations.texts(.alias)
    if let path = path(of: property) { return .paths([path] + aliases.map(self.path)) }
    return .keys([self.name(of: property, .decodeKey)] + aliases)
  }

  private func destination(_ property: Property) -> WireProperty.Destination {
    if !property.annotations.allowsEncoding { return .nowhere }
    if let function = written.writer(of: property) {
      let argument = function.takesEncoder ? "encoder" : "&" + containerName
      let call = "\(property.writerName)(to: \(argument))"
      return .call(call, isThrowing: function.isThrowing)
    }
    if property.annotations.has(.flatten) { return .flattened }
    if let path = path(of: property) { return .path(path) }
    return .key(self.name(of: property, .encodeKey))
  }

  private var containerName: String { usesCodingKeys ? "container" : "fields" }

}

extension Family {
  /// The name that one of its types writes beside its properties.
  fileprivate func tag(of type: DeclarationID) -> WireCoding.Tag? {
    guard base == nil, let key = representation.internalTag else { return nil }
    return member(type)?.names.first.map { WireCoding.Tag(key: key, name: $0) }
  }
}

extension WireProperty {
  /// The key it is written under, if it is one.
  fileprivate var writtenKey: String? {
    if case .key(let key) = destination { key } else { nil }
  }
}
