import WidgetModel
import WidgetSource
import WidgetSyntax

/// The value that a type encodes at the place of a discriminator, instead of the name that its family has for it.
///
/// For example: `let type = "author"`.
struct TagValue {
  enum Content: Equatable {
    /// The value is always encoded as this name.
    case constant(String)
    /// The sources do not show the value of a constant or of a computed property.
    case unknown
    /// The value can change.
    ///
    /// - Parameter initial: the name as which the initial value is encoded, or nil if it is unknown.
    case variable(initial: String?)
  }

  let property: Property
  let content: Content

  /// The name that the constant specifies, or nil if the value is not a known constant.
  var name: String? { if case .constant(let name) = content { name } else { nil } }
}

/// Finds the values that types encode at the places of discriminators: in their own properties, in the properties of
/// their superclasses, and in values that they flatten.
struct TagValues: Sendable {
  private let conformances: Conformances
  private let keyStyles: KeyStyles
  /// The protocols and classes whose types are coded by generated code, in addition to annotated types.
  private let bases: Set<String>

  /// - Parameter bases: the protocols and classes whose types are coded by generated code, in addition to annotated
  ///   types.
  init(_ conformances: Conformances, _ keyStyles: KeyStyles, bases: [String]) {
    self.conformances = conformances
    self.keyStyles = keyStyles
    self.bases = Set(bases)
  }

  fileprivate var model: Model { conformances.model }

  /// Returns the values that a struct or a class encodes at the places of discriminators, by their paths.
  ///
  /// All places are searched together, because a type can belong to many families with different places.
  func values(of id: DeclarationID, at paths: Set<[String]>) -> [[String]: TagValue] {
    var searched: Set<DeclarationID> = []
    return values(of: id, at: paths, &searched)
  }

  /// Returns the value that a value of a case encodes at the place of the case's name, or nil if there isn't one.
  ///
  /// - Parameter owner: the enum.
  func value(in element: EnumCase, of owner: DeclarationID, at tag: TagPlace) -> TagValue? {
    values(in: element, of: owner, at: [tag.encodedPath])[tag.encodedPath]
  }

  /// Returns the values that a value of a case encodes at the places of discriminators, by their paths.
  ///
  /// - Parameter owner: the enum.
  func values(
    in element: EnumCase, of owner: DeclarationID, at paths: Set<[String]>
  ) -> [[String]: TagValue] {
    if element.isFallback { return [:] }
    var searched: Set<DeclarationID> = []
    var found: [[String]: TagValue] = [:]
    let isSingle = element.unkeyedValue != nil
    for value in element.parameters ?? [] where isSingle || value.attributes.isFlattened {
      add(valuesOf: value.type, in: Scope(in: owner), at: paths, to: &found, &searched)
    }
    return found
  }

  /// Adds the values of a type, except at places whose value was found before.
  private func add(
    valuesOf type: TypeName, in scope: Scope, at paths: Set<[String]>,
    to found: inout [[String]: TagValue], _ searched: inout Set<DeclarationID>
  ) {
    if found.count == paths.count { return }
    let declarations = model.expanded(type, in: scope).declarations
    guard declarations.count == 1 else { return }
    found.merge(values(of: declarations[0], at: paths, &searched)) { first, _ in first }
  }

  /// - Parameter searched: the types that were already searched, because types may flatten themselves.
  private func values(
    of id: DeclarationID, at paths: Set<[String]>, _ searched: inout Set<DeclarationID>
  ) -> [[String]: TagValue] {
    guard searched.insert(id).inserted, model.declaration(id).kind.isStructOrClass else {
      return [:]
    }
    var type = model.type(id)
    let isGenerated =
      type.attributes.requestsCoding || bases.contains(type.name)
      || !conformances[id].isDisjoint(with: bases)
    if !isGenerated { type = type.codedBySwift }
    if type.isPositional || type.isTransparent { return [:] }
    let written = WrittenMembers(of: type, conformances)
    let listed = written.codingKeys.flatMap { $0.isCompleted ? nil : $0.names }
    // User-defined coding most likely encodes a constant that its `CodingKeys` contains.
    if written.hasEncode, listed == nil { return [:] }
    let style = keyStyles.style(of: type, conformances[id])
    // The value of a property without a known type is also unknown.
    let stored = type.storedProperties.filter { !$0.isLazy }
    let properties = (stored + type.computedAndEncoded).filter { property in
      property.attributes.isEncoded && property.isSelected(by: listed)
        && written.writer(of: property) == nil
    }
    let root = type.root
    var found = Dictionary(grouping: properties.filter { !$0.attributes.isFlattened }) {
      root + ($0.attributes.encodedPlace ?? [$0.defaultKey(in: type, written, style)])
    }.filter { paths.contains($0.key) }.mapValues(value)
    if written.hasEncode { return found.filter { $0.value.name != nil } }
    for property in properties where property.attributes.isFlattened {
      guard let declared = property.type, !property.attributes.hasCoder else { continue }
      add(valuesOf: declared, in: Scope(in: property.owner), at: paths, to: &found, &searched)
    }
    if found.count == paths.count { return found }
    return found.merging(inherited(by: id, at: paths, &searched)) { first, _ in first }
  }

  /// Returns the values that a superclass encodes. Overrides in the class replace them.
  private func inherited(
    by id: DeclarationID, at paths: Set<[String]>, _ searched: inout Set<DeclarationID>
  ) -> [[String]: TagValue] {
    guard let superclass = model.superclass(of: id)?.id,
      conformances[superclass].contains("Encodable")
    else { return [:] }
    let values = values(of: superclass, at: paths, &searched)
    if values.isEmpty { return [:] }
    let computed = model.type(id).properties.filter { $0.isComputed && !$0.isStatic }
    let overrides = Dictionary(computed.map { ($0.bareName, $0) }) { first, _ in first }
    return values.mapValues { value in
      if let override = overrides[value.property.bareName] {
        return TagValue(property: override, content: content(of: override))
      }
      // An initializer of the subclass may set a variable.
      guard case .variable = value.content else { return value }
      return TagValue(property: value.property, content: .variable(initial: nil))
    }
  }

  // MARK: - Contents

  /// Returns the value of the properties at one place. The branches of an `#if` may declare different constants.
  private func value(of properties: [Property]) -> TagValue {
    let contents = properties.map(content)
    return TagValue(
      property: properties[0],
      content: contents.allSatisfy { $0 == contents[0] } ? contents[0] : .unknown)
  }

  private func content(of property: Property) -> TagValue.Content {
    let text = property.isComputed ? model.getter(of: property) : property.initialValue
    let scope = Scope(in: property.owner)
    let name = text.flatMap { self.name(ofValue: $0, property.type, in: scope) }
    if property.isComputed || (property.isLet && property.initialValue != nil) {
      return name.map { .constant($0) } ?? .unknown
    }
    return .variable(initial: name)
  }

  /// Returns the name as which a literal or the case of an enum with raw values is encoded, or nil for other
  /// expressions.
  private func name(ofValue text: String, _ declared: TypeName?, in scope: Scope) -> String? {
    let text = text.trimmed
    let expanded = declared.map { model.expanded($0.unwrapped, in: scope) }
    if let literal = Self.literal(text) {
      return expanded.map(isCodedAsLiteral) ?? true ? literal : nil
    }
    guard text.isDotted, text.allSatisfy({ $0.isLetter || $0.isNumber || "_.`".contains($0) })
    else { return nil }
    let suffix = ".rawValue"
    if text.hasSuffix(suffix) {
      let value = String(text.dropLast(suffix.count))
      return enumCase(value, nil, in: scope).flatMap { rawValue(of: $0.element, $0.id) }
    }
    return enumCase(text, expanded?.declarations.first, in: scope).flatMap { found in
      let type = model.type(found.id)
      guard type.rawType(in: model) != nil, !WrittenMembers(of: type, conformances).hasCoding
      else { return nil }
      return RawNames(of: type).names(of: found.element).first
    }
  }

  /// Returns the JSON value of a literal as text, or nil for other expressions.
  private static func literal(_ text: String) -> String? {
    if let value = StringLiteral.value(of: text) { return value }
    if text == "true" || text == "false" { return text }
    return NumberLiteral.integer(text).map { _ in NumberLiteral.json(text) }
  }

  /// Whether values of a type are encoded like the literals from which they are created.
  private func isCodedAsLiteral(_ type: ExpandedType) -> Bool {
    if let name = type.type.dottedName, ScalarTypes.primitive.contains(name.localName) {
      return true
    }
    guard let id = type.declarations.first else { return false }
    return !conformances[id].isDisjoint(with: ["RawRepresentable"])
      && !WrittenMembers(of: model.type(id), conformances).hasCoding
  }

  /// Returns the case to which an expression such as `.author` or `Kind.author` refers. Returns nil if it refers to no
  /// case or to cases in several branches of an `#if`.
  ///
  /// - Parameter type: the declared type of the value, or nil if it is unknown.
  private func enumCase(
    _ text: String, _ type: DeclarationID?, in scope: Scope
  ) -> (element: EnumCase, id: DeclarationID)? {
    let name = text.localName
    let owner = String(text.dropLast(name.count + 1))
    let id = owner.isEmpty ? type : model.types(named: owner, in: scope).first
    guard let id, model.declaration(id).kind == .enum else { return nil }
    let cases = model.type(id).cases.filter { $0.name.bareName == name.bareName }
    return cases.count == 1 ? (cases[0], id) : nil
  }

  private func rawValue(of element: EnumCase, _ id: DeclarationID) -> String? {
    RawValues(of: id, in: model)?.cases.first { $0.name == element.name.bareName }?.value
  }
}

/// The values that one type encodes at the places of its families' discriminators.
struct KnownTagValues {
  private let id: DeclarationID
  private let paths: Set<[String]>
  private let tagValues: TagValues
  private lazy var values = tagValues.values(of: id, at: paths)
  private lazy var cases = tagValues.model.type(id).cases
    .filter { $0.isDecoded && !$0.isFallback }
    .map { (element: $0, values: tagValues.values(in: $0.coded, of: id, at: paths)) }

  /// - Parameter families: the families of the type.
  init(of id: DeclarationID, in families: [Family], _ tagValues: TagValues) {
    (self.id, self.tagValues) = (id, tagValues)
    paths = Set(families.compactMap(\.representation.internalTag?.encodedPath))
  }

  /// Returns the value that a struct or a class encodes at the place of a discriminator, or nil if there isn't one.
  mutating func value(at tag: TagPlace) -> TagValue? { values[tag.encodedPath] }

  /// Returns the decoded cases of an enum except for the case for unknown names, each with the value that it encodes at
  /// the place of a discriminator, or nil if there isn't one.
  mutating func cases(at tag: TagPlace) -> [(element: EnumCase, value: TagValue?)] {
    cases.map { ($0.element, $0.values[tag.encodedPath]) }
  }
}

extension Property {
  /// Returns the key of the property if no annotation specifies the key. The property's own style takes precedence over
  /// user-defined `CodingKeys`, and `CodingKeys` over the type's style.
  ///
  /// - Parameter style: the style of the type's keys.
  func defaultKey(in type: ModelType, _ written: WrittenMembers, _ style: NameStyle?) -> String {
    let specified = attributes.keyStyle(in: type.attributes)
    if case .style(let style) = specified { return style.apply(toKey: bareName) }
    if let own = written.codingKeys?.cases.first(where: { $0.name.bareName == bareName }) {
      return own.codingKey
    }
    if case .none = specified { return bareName }
    return style.apply(to: bareName)
  }
}
