import WidgetModel
import WidgetSource
import WidgetSyntax

/// A type for which code is generated.
struct SelectedType: Sendable {
  let id: DeclarationID
  var parts: Set<GeneratedPart>
  /// Whether a marker protocol selected the type. The level `internal` of generated members is then written, as in
  /// Sourcery's templates.
  var isMarked: Bool
  /// Whether the type was selected only because it conforms to one of the runtime's protocols.
  var isImplicit = false
}

/// A kind of generated member.
enum GeneratedPart: Equatable, Sendable {
  case decoding, encoding, equality, hashing, memberwiseInit
}

/// The types for which code is generated. This includes types of dependencies, whose code is generated in their own
/// modules.
///
/// 1. Types that conform to a marker protocol get the members that the protocol requests.
/// 2. Types with `// widgetgen:` annotations get the members that the annotations request. Annotations that only
///    specify how a type is coded request the same members as `codable`.
/// 3. Types of a family, and its fallback for unknown names, get all members except `==`. So do structs and classes in
///    which a property has the runtime's wrapper, and `Decodable` or `Encodable` structs and classes in which the type
///    of a property is a family, unless their annotations request coding. If they are only `Decodable` or only
///    `Encodable`, they are coded only in that direction. A class that is a family gets a memberwise initializer only if
///    its annotations request one. Enums with annotated raw values get the members that their annotations need.
/// 4. If the sources declare no marker protocol, every other struct that conforms to one of the runtime's protocols
///    gets all members except `==`. `conforming` replaces these protocols, and also applies if there are marker
///    protocols. A type outside families that is only `Decodable` or only `Encodable` is then coded only in that
///    direction. A struct whose annotations request only `==` gets `==` in addition to these members.
struct Selection: Sendable {
  /// The selected types, in order of their names.
  let types: [SelectedType]
  private let indices: [DeclarationID: Int]

  init(
    _ conformances: Conformances, _ families: FamilyIndex, _ runtime: Runtime,
    conforming: [String]?, _ workers: any Workers
  ) {
    var selector = Selector(
      conformances: conformances, families: families, runtime: runtime, workers: workers)
    types = selector.select(conforming: conforming)
    indices = Dictionary(uniqueKeysWithValues: zip(types.map(\.id), types.indices))
  }

  subscript(id: DeclarationID) -> SelectedType? { indices[id].map { types[$0] } }

  /// Whether a type is selected to be decoded or encoded.
  func isCoded(_ id: DeclarationID) -> Bool {
    self[id].map { !$0.parts.isDisjoint(with: [.decoding, .encoding]) } ?? false
  }
}

/// Collects the selected types.
private struct Selector {
  let conformances: Conformances
  let families: FamilyIndex
  let runtime: Runtime
  let workers: any Workers
  private var selected: [DeclarationID: SelectedType] = [:]

  init(
    conformances: Conformances, families: FamilyIndex, runtime: Runtime, workers: any Workers
  ) {
    self.conformances = conformances
    self.families = families
    self.runtime = runtime
    self.workers = workers
  }

  private var model: Model { conformances.model }

  private static let decodedParts: Set<GeneratedPart> = [.decoding, .memberwiseInit]
  private static let allParts: Set<GeneratedPart> = [.decoding, .encoding, .memberwiseInit]

  mutating func select(conforming: [String]?) -> [SelectedType] {
    selectMarked()
    selectFamilies()
    for id in typesWithPolymorphicProperties where !requestsCoding(id) {
      select(id, codedParts(of: id))
    }
    if runtime.hasPolicies {
      for id in enumsWithNamedRawValues { select(id, partsOfNamedRawValues(id)) }
    }
    selectAnnotated()
    selectConforming(conforming)
    for id in model.annotatedTypes {
      let refused = model.attributes(of: id).refusedParts
      selected[id]?.parts.subtract(refused)
    }
    // Only subclasses of a base class are decoded, so it usually needs no memberwise initializer.
    for family in families.all where family.isClass {
      if model.attributes(of: family.id).requestedParts.contains(.memberwiseInit) { continue }
      selected[family.id]?.parts.remove(.memberwiseInit)
    }
    return selected.values.filter { isGenerated($0.id) }
      .map { (model.name(of: $0.id), $0) }
      .stablySorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }
      .map(\.1)
  }

  private mutating func select(
    _ id: DeclarationID, _ parts: Set<GeneratedPart>, isMarked: Bool = false
  ) {
    selected[id, default: SelectedType(id: id, parts: [], isMarked: isMarked)].parts
      .formUnion(parts)
  }

  private mutating func selectMarked() {
    for marker in MarkerProtocol.all {
      for id in conformances.types(conformingTo: [marker.name]) {
        select(id, marker.generates, isMarked: true)
      }
    }
  }

  private mutating func selectFamilies() {
    for member in families.all.flatMap(\.members) { select(member.type, Self.allParts) }
    for family in families.all {
      guard case .fallback(let name) = family.unknown else { continue }
      for id in model.types(named: name, in: Scope(in: family.id)) { select(id, Self.allParts) }
    }
  }

  private mutating func selectAnnotated() {
    for id in model.annotatedTypes {
      // If the annotations request no members, for example because they only specify a name, the other rules determine
      // the members.
      let parts = model.attributes(of: id).requestedParts
      if parts.isEmpty || isStyledByBlock(id) || isSkippedByBlock(id) { continue }
      select(id, parts)
    }
  }

  /// Whether only blocks annotate a type, and the type is not one that they mean: an enum of coding keys, an enum without
  /// cases, or a type that Swift codes as its raw value.
  private func isSkippedByBlock(_ id: DeclarationID) -> Bool {
    guard model.attributes(of: id).areOfBlocks else { return false }
    let known = conformances[id]
    switch model.declaration(id).kind {
    case .enum: return known.contains("CodingKey") || model.declaration(id).cases.isEmpty
    case .struct, .class: return !known.isDisjoint(with: ["OptionSet", "RawRepresentable"])
    case .actor, .protocol, .extension: return false
    }
  }

  private mutating func selectConforming(_ conforming: [String]?) {
    let implicit = MarkerProtocol.areDeclared(in: model) ? nil : runtime.implicit
    guard let names = conforming ?? implicit else { return }
    for id in conformances.types(conformingTo: names) where model.declaration(id).kind == .struct {
      // A request for `==` does not affect how the type is coded.
      guard selected[id].map({ $0.parts.isSubset(of: [.equality, .hashing]) }) ?? true else {
        continue
      }
      let parts = conforming == nil ? Self.allParts : codedParts(of: id)
      let isImplicit = conforming == nil && selected[id] == nil
      select(id, !runtime.encodes ? Self.decodedParts : parts)
      selected[id]?.isImplicit = isImplicit
    }
  }

  /// Whether the annotations of a type request its coding, so that they determine its members.
  private func requestsCoding(_ id: DeclarationID) -> Bool {
    !model.attributes(of: id).requestedParts.isDisjoint(with: [.decoding, .encoding])
  }

  /// Returns the members to generate for a conforming type. A type outside families that conforms to only one of
  /// `Decodable` and `Encodable` is coded only in that direction. Its properties may not support the other direction.
  private func codedParts(of id: DeclarationID) -> Set<GeneratedPart> {
    let known = conformances[id]
    let (isDecoded, isEncoded) = (known.contains("Decodable"), known.contains("Encodable"))
    if isDecoded == isEncoded || !known.isDisjoint(with: families.bases) { return Self.allParts }
    return Self.allParts.subtracting([isDecoded ? .encoding : .decoding])
  }

  /// Returns the members to generate for an enum whose names differ from its raw values. If the names are only decoded,
  /// Swift's own encoding of a `Codable` enum is right.
  private func partsOfNamedRawValues(_ id: DeclarationID) -> Set<GeneratedPart> {
    let isEncoded =
      RawNames(of: model.type(id)).areWritten
      || !requestsCoding(id) && !conformances[id].contains("Decodable")
    return isEncoded ? [.decoding, .encoding] : [.decoding]
  }

  private func isGenerated(_ id: DeclarationID) -> Bool {
    let kind = model.declaration(id).kind
    return kind != .protocol && kind != .extension && !model.attributes(of: id).isSkipped
  }

  // MARK: - Enums with raw values

  /// The enums with raw values in which a case is for unknown names, has annotated names, or is skipped.
  private var enumsWithNamedRawValues: [DeclarationID] {
    model.files.indices.filter { model.files[$0].hasAnnotations }.flatMap { number in
      let file = model.files[number]
      let declarations = file.declarations
      return declarations.indices.filter { index in
        declarations[index].cases.contains {
          CaseAttributes(file[$0.annotations]).differsFromRawValue
        }
      }.map { DeclarationID(file: number, index: $0) }
    }.filter { model.type($0).rawType(in: model) != nil }
  }

  /// Whether all annotations of an enum with raw values come from blocks, and none of them requests members or sets the
  /// style of names. Such annotations, for example a style of keys, have no effect on the enum.
  private func isStyledByBlock(_ id: DeclarationID) -> Bool {
    let attributes = model.attributes(of: id)
    return model.declaration(id).kind == .enum && attributes.requestsNothingItself
      && attributes.nameStyle == nil && model.type(id).rawType(in: model) != nil
  }

  // MARK: - Polymorphic properties

  /// The structs and classes whose coding Swift cannot synthesize: types with a property that has the runtime's
  /// wrapper, and `Codable` types with a polymorphic property.
  private var typesWithPolymorphicProperties: [DeclarationID] {
    guard runtime.encodes else { return [] }
    let wrapped = runtime.wrapper.map { wrapper in
      model.allTypes.filter { hasWrappedProperty($0, wrapper) }
    }
    let codable = ["Codable", "Decodable", "Encodable"].flatMap(model.index.inheritors)
      .flatMap { id in
        model.declaration(id).kind == .extension ? model.extended(by: id) : [id]
      }
    let search = PolymorphicProperties(
      conformances: conformances, bases: families.bases, concreteTypes: runtime.concreteTypes)
    let polymorphic = workers.filter(Set(codable).stablySorted(), search.exist(in:))
    return ((wrapped ?? []) + polymorphic).filter {
      model.declaration($0).kind.isStructOrClass
    }
  }

  private func hasWrappedProperty(_ id: DeclarationID, _ wrapper: String) -> Bool {
    let file = model.files[id.file]
    return file.declarations[id.index].properties.contains { property in
      file[property.attributes].contains { file.name(of: $0).localName == wrapper }
    }
  }
}

/// Finds polymorphic properties: their type is a family's protocol or class, or an optional or collection of it.
private struct PolymorphicProperties: Sendable {
  let conformances: Conformances
  let bases: [String]
  let concreteTypes: Runtime.ConcreteTypes

  /// Whether the body of a type or an extension declares a polymorphic property.
  func exist(in id: DeclarationID) -> Bool {
    let file = conformances.model.files[id.file]
    return file.declarations[id.index].properties.contains { property in
      guard !property.isComputed, let type = property.type else { return false }
      var resolver = ShapeResolver(conformances, bases: bases, concreteTypes, owner: id)
      let shape = resolver.resolve(TypeName(parsing: file.text(type)), in: Scope(in: id))
      return shape.polymorph.map { !$0.isConcrete } ?? false
    }
  }
}
