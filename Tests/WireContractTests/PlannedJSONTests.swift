import TestSupport
import Testing
import WidgetGenerator
import WidgetModel
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan
@testable import WireContract

/// Compares the JSON of types in the plan and in the contract. Checks and printers use what the plan finds, and payloads
/// are validated with what the contract describes. If the two differ, an app rejects payloads that are valid, or the
/// reverse.
@Suite struct PlannedJSONTests {
  /// The cases of several modules are left out, because types of two modules can have the same name.
  @Test(arguments: CaseFolder.all.filter { !$0.name.hasPrefix("modules/") })
  func planAndContractAgree(_ folder: CaseFolder) throws {
    for runtime in Set(try folder.runs.map { try $0.runtime() }).sorted() {
      let planned = PlannedSources(
        try folder.sources().map { ScannedFile($0) },
        configuration: Configuration(
          runtime: try #require(Configuration.Runtime(rawValue: runtime))))
      if planned.diagnostics.contains(where: { $0.severity == .error }) { continue }
      var compared = ComparedJSON(planned, runtime)
      #expect(compared.differences() == [], "\(folder), \(runtime)")
    }
  }
}

/// The JSON of some sources, as their plan and their contract describe it.
private struct ComparedJSON {
  private let context: PlanningContext
  private var builder: ContractBuilder
  private let contract: Contract
  private let view: WireView
  /// The first keys of all discriminators. They are compared for each type, but not in objects that flatten the type.
  private let allTags: Set<String>

  init(_ planned: PlannedSources, _ runtime: String) {
    context = planned.context
    builder = ContractBuilder(planned.plan, planned.context, named: runtime)
    contract = builder.contract()
    view = WireView(contract, .decode)
    let search = TagSearch(context)
    allTags = Set(context.model.allTypes.flatMap { search.places(in: $0).flatMap(\.firstKeys) })
  }

  /// Returns the types that the plan and the contract describe differently.
  mutating func differences() -> [String] {
    let names = Dictionary(grouping: context.model.allTypes, by: builder.typeName)
    return context.model.allTypes.flatMap { id -> [String] in
      let name = builder.typeName(of: id)
      guard context.model.type(id).generics == nil, names[name]?.count == 1 else { return [] }
      return differencesOfForms(id, name) + differencesOfKeys(id, name)
    }
  }

  private mutating func differencesOfForms(_ id: DeclarationID, _ name: String) -> [String] {
    let type: WireType
    if contract.types[name] != nil {
      type = .named(.init(name))
    } else if let single = builder.transparentType(id, []) {
      type = single
    } else {
      return []
    }
    let forms = DescribedForms(contract)
    let (decoded, encoded) = (forms.decoded(type), forms.encoded(type))
    if decoded.union(encoded).contains(.unknown) { return [] }
    let isObject = decoded.union(encoded) == [.object]
    let subject: ArraySearch.Subject =
      context.families.declared(by: id).map { .family($0.name) } ?? .type(id)
    let planned = TypeName(parsing: context.model.name(of: id))
    var differences: [String] = []
    // The value of a transparent type cannot be flattened, even if it is an object.
    if !context.model.type(id).isTransparent,
      ObjectSearch.isObject(planned, in: Scope(in: id), context) != isObject
    {
      differences.append("\(name): object, \(isObject) in the contract")
    }
    let isArray = decoded.contains(.array)
    if ArraySearch(context).mayBeArray(subject) != isArray {
      differences.append("\(name): array, \(isArray) in the contract")
    }
    let isArrayOrNull = !encoded.isDisjoint(with: [.array, .null])
    if ArraySearch(context, findsNull: true).mayBeArray(subject) != isArrayOrNull {
      differences.append("\(name): encoded array or null, \(isArrayOrNull) in the contract")
    }
    return differences
  }

  private func differencesOfKeys(_ id: DeclarationID, _ name: String) -> [String] {
    guard let object = view.object(name) else { return [] }
    var differences: [String] = []
    let tags = Set(TagSearch(context).places(in: id).flatMap(\.firstKeys))
    let describedTags = Set(view.discriminators.ofFamilies(name).flatMap(\.decodedKeys))
    // The tags of Beagle's own families are not in the plan.
    if !context.runtime.isBeagle, tags != describedTags {
      differences.append("\(name): tags \(tags.sorted()), not \(describedTags.sorted())")
    }
    let planned = TypeName(parsing: context.model.name(of: id))
    if !object.others.areUsed, !object.flattensValues,
      let keys = KeySearch(context).keys(of: planned, in: Scope(in: id))
    {
      // The object can have the key of a replacement for old apps, which the app ignores.
      let ignored = allTags.union(contract.replacementKeys[name] ?? [])
      let own = Set(keys).subtracting(ignored)
      let described = Set(object.allMembers.flatMap(\.keys)).subtracting(ignored)
      if own != described {
        differences.append("\(name): keys \(own.sorted()), not \(described.sorted())")
      }
    }
    return differences
  }
}

/// The forms of values in the JSON, derived from a contract.
private struct DescribedForms {
  enum Form { case object, dictionary, array, scalar, null, unknown }

  private let contract: Contract

  init(_ contract: Contract) { self.contract = contract }

  func decoded(_ type: WireType) -> Set<Form> { forms(type, encodes: false, []) }

  func encoded(_ type: WireType) -> Set<Form> { forms(type, encodes: true, []) }

  /// - Parameter seen: the types around the type, because a type can contain itself.
  private func forms(_ type: WireType, encodes: Bool, _ seen: Set<String>) -> Set<Form> {
    switch type {
    case .any: [.object, .array, .scalar, .null]
    case .opaque: [.unknown]
    case .scalar: [.scalar]
    case .named(let reference): forms(named: reference.name, encodes, seen)
    case .optional(let type): forms(type, encodes: encodes, seen).union([.null])
    case .list, .map(_, keys: .pairs): [.array]
    case .map: [.dictionary]
    case .dropping(let type, let part):
      part == .brackets || part == .encodedBrackets
        ? [.unknown] : forms(type, encodes: encodes, seen)
    case .expression(let type): forms(type, encodes: encodes, seen).union([.scalar])
    case .coded(let type, _): forms(type, encodes: encodes, seen)
    }
  }

  private func forms(named name: String, _ encodes: Bool, _ seen: Set<String>) -> Set<Form> {
    if seen.contains(name) { return [] }
    guard let type = contract.types[name] else { return [.unknown] }
    if type.writesShorthand { return [.object, .scalar] }
    switch type.kind {
    case .object: return [.object]
    case .array: return [.array]
    case .values: return [.scalar]
    case .opaque: return [.unknown]
    case .choice(let choice):
      guard choice.representation == .untagged else { return [.object] }
      return choice.options.reduce(into: []) { found, option in
        guard encodes ? option.directions.encodes : option.directions.decodes else { return }
        found.formUnion(forms(option, of: choice, encodes, seen.union([name])))
      }
    }
  }

  /// Returns the forms of an option without a name.
  private func forms(
    _ option: ContractOption, of choice: ContractChoice, _ encodes: Bool, _ seen: Set<String>
  ) -> Set<Form> {
    // A case for unknown values that does not store the value is encoded as null.
    if choice.isFallback(option), option.content.type == nil { return [.scalar, .null] }
    // The contract describes the default without values as a dictionary of any values.
    if choice.missing == .option(option.id), case .single(.map) = option.content {
      return [.object]
    }
    switch option.content {
    case .type(let name): return forms(named: name, encodes, seen)
    case .single(let type), .whole(let type): return forms(type, encodes: encodes, seen)
    case .values(let values):
      // Only the default has an object without values.
      return values.isEmpty && choice.missing != .option(option.id) ? [.null] : [.object]
    }
  }
}

extension TagPlace {
  /// The first key of each decoded path.
  fileprivate var firstKeys: [String] { decodedPaths.map { $0[0] } }
}
