package import WidgetModel
import WidgetSource
import WidgetSyntax

/// A type that something is generated for, and what.
struct SelectedType: Sendable {
  let id: DeclarationID
  var parts: Set<GeneratedPart>
  /// Whether a marker protocol selected it: its members then say `internal`, as Sourcery's
  /// templates do.
  var isMarked: Bool
  /// Whether nobody asked for it: one of the runtime's own protocols selects it.
  var isImplicit = false
}

/// One kind of generated member.
enum GeneratedPart: Equatable, Sendable {
  case decoding, encoding, equality, memberwiseInit
}

extension Model {
  /// The types that something is generated for, in order of their names.
  ///
  /// 1. Those that conform to a marker protocol get what it stands for.
  /// 2. Those with a `// widgetgen:` annotation get what it says, all where it does not say.
  /// 3. Where the sources declare no marker protocol, every struct that conforms to one of the
  ///    runtime's protocols gets all. `conforming` puts other protocols in their place, and then
  ///    counts with marker protocols too; a type that is only `Decodable` is only decoded. An
  ///    annotation that asks for no more than `==` adds that.
  func selection(_ runtime: Runtime, conforming: [String]? = nil) -> [SelectedType] {
    var selected: [DeclarationID: SelectedType] = [:]
    func select(_ id: DeclarationID, _ parts: Set<GeneratedPart>, isMarked: Bool = false) {
      selected[id, default: SelectedType(id: id, parts: [], isMarked: isMarked)].parts
        .formUnion(parts)
    }
    for marker in MarkerProtocol.all {
      for id in types(conformingTo: [marker.name]) { select(id, marker.generates, isMarked: true) }
    }
    for member in runtime.families.flatMap(\.members) {
      select(member.type, Self.allParts)
    }
    for family in runtime.families {
      guard case .fallback(let name) = family.unknown else { continue }
      for id in types(named: name, in: Scope(in: family.id)) { select(id, Self.allParts) }
    }
    for id in typesWithPolymorphicProperties(runtime) { select(id, Self.allParts) }
    if runtime.hasPolicies {
      for id in enumsWithNamedRawValues {
        select(id, RawNames(of: type(id)).areWritten ? [.decoding, .encoding] : [.decoding])
      }
    }
    for id in annotatedTypes {
      // A name alone leaves it to the other rules what is generated.
      let parts = attributes(of: id).requestedParts
      if !parts.isEmpty, !isStyledByBlock(id) { select(id, parts) }
    }
    if let names = conforming ?? (declaresMarkers ? nil : runtime.implicit) {
      for id in types(conformingTo: names) where declaration(id).kind == .struct {
        // That it is compared, too, says nothing of how it is coded.
        guard selected[id].map({ $0.parts == [.equality] }) ?? true else { continue }
        let parts = conforming == nil ? Self.allParts : codedParts(of: id, runtime)
        let isImplicit = conforming == nil && selected[id] == nil
        select(id, !runtime.encodes ? Self.decodedParts : parts)
        selected[id]?.isImplicit = isImplicit
      }
    }
    for id in annotatedTypes {
      selected[id]?.parts.subtract(attributes(of: id).refusedParts)
    }
    return selected.values.filter { isGenerated($0.id) }
      .map { (name(of: $0.id), $0) }
      .stablySorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }
      .map(\.1)
  }

  /// The enums with raw values that have a case for what is none of those, or with names of its own.
  private var enumsWithNamedRawValues: [DeclarationID] {
    files.indices.filter { files[$0].hasAnnotations }.flatMap { number in
      let file = files[number]
      let declarations = file.declarations
      return declarations.indices.filter { index in
        declarations[index].cases.contains {
          CaseAttributes(file[$0.annotations]).differsFromRawValue
        }
      }.map { DeclarationID(file: number, index: $0) }
    }.filter { rawType(of: type($0)) != nil }
  }

  /// Whether an enum with raw values is one of many declarations that are given how their keys are
  /// spelled: it has none.
  private func isStyledByBlock(_ id: DeclarationID) -> Bool {
    declaration(id).kind == .enum && attributes(of: id).requestsNothingItself
      && attributes(of: id).nameStyle == nil && rawType(of: type(id)) != nil
  }

  /// The same model, which remembers the conformances of all types that may be selected.
  package func remembering(_ runtime: Runtime, conforming: [String]? = nil) -> Model {
    remembering(
      conformancesOf: annotatedTypes,
      conformingTo: MarkerProtocol.all.map(\.name) + runtime.bases + runtime.implicit
        + (conforming ?? [])
    )
  }

  /// The same model, which remembers what types conform to that may belong to a family.
  package func rememberingFamilies() -> Model {
    let families = annotatedFamilies
    return families.isEmpty
      ? self : remembering(conformancesOf: families, conformingTo: families.map(name))
  }

  private static let decodedParts: Set<GeneratedPart> = [.decoding, .memberwiseInit]
  private static let allParts: Set<GeneratedPart> = [.decoding, .encoding, .memberwiseInit]

  /// All, but for a type that says itself that it is coded one way: the types of its properties
  /// need not be coded the other.
  private func codedParts(of id: DeclarationID, _ runtime: Runtime) -> Set<GeneratedPart> {
    let known = conformances(of: id)
    let (isDecoded, isEncoded) = (known.contains("Decodable"), known.contains("Encodable"))
    if isDecoded == isEncoded || !known.isDisjoint(with: runtime.bases) { return Self.allParts }
    return Self.allParts.subtracting([isDecoded ? .encoding : .decoding])
  }

  /// Whether the sources declare one of the marker protocols of Sourcery's templates for Beagle.
  package var declaresMarkers: Bool {
    MarkerProtocol.all.contains { declaresProtocol(named: $0.name) }
  }

  private func isGenerated(_ id: DeclarationID) -> Bool {
    let declaration = declaration(id)
    return declaration.kind != .protocol && declaration.kind != .extension
      && !attributes(of: id).isSkipped
  }
}
