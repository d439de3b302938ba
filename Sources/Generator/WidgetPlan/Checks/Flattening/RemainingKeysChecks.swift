import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks dictionaries of the remaining keys. Such a dictionary contains the keys that no other property decodes, so
/// the keys of all other properties have to be known.
struct RemainingKeysChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    if let inherited = inheritedDictionary {
      return [
        Diagnostic(
          .remainingKeys,
          "'\(inherited.property.bareName)' of the superclass '\(inherited.owner)' collects the "
            + "remaining keys, and would take the keys of '\(type.name)'; remove 'flatten' there, "
            + "or do not inherit from '\(inherited.owner)'",
          at: type.range, in: file)
      ]
    }
    // Each branch of an `#if` may have a dictionary.
    let variants = plan.variants.compactMap(\.object).map(\.properties)
    let second = variants.compactMap { $0.filter { $0.collectsKeys }.dropFirst().first }.first
    if let second {
      return [
        problem(second, "is the second property for the remaining keys; remove 'flatten'")
      ]
    }
    guard let collector = codedProperties.first(where: \.collectsKeys) else { return [] }
    if collector.shape.isOptional {
      let problem = problem(
        collector,
        "contains the remaining keys, and is empty if there are none; remove '?' from its type")
      return [problem]
    }
    return unknownKeys(beside: collector)
  }

  /// Reports a superclass, or another property whose keys the sources do not show.
  private func unknownKeys(beside collector: PropertyPlan) -> [Diagnostic] {
    let unknown = codedProperties.first {
      !$0.shape.isCollection && planner.objects.decodedKeys(of: $0) == nil
    }
    guard let type = planner.superclass ?? unknown.map({ $0.property.type?.text ?? $0.name })
    else { return [] }
    return [
      problem(
        collector,
        "contains the keys that no other property decodes, but the sources do not show which "
          + "'\(type)' decodes; write "
          + "'static func decode\(collector.property.bareName.capitalizedFirst)(from:)'")
    ]
  }

  private func problem(_ collector: PropertyPlan, _ words: String) -> Diagnostic {
    let property = collector.property
    return Diagnostic(
      .remainingKeys, "'\(property.bareName)' \(words)",
      at: property.range(of: .flatten), in: file)
  }

  /// The dictionary of a superclass, which would also contain the keys of this class, or nil if there isn't one.
  private var inheritedDictionary: (property: Property, owner: String)? {
    for id in model.superclasses(of: type.id) {
      let superclass = model.type(id)
      let flattened = superclass.storedProperties.filter {
        $0.attributes.isFlattened && $0.type != nil
      }
      if !flattened.isEmpty {
        let properties = PropertyPlanner(context, superclass, context.written(in: superclass))
        let collector = flattened.first { properties.plan($0).collectsKeys }
        if let collector { return (collector, superclass.name) }
      }
    }
    return nil
  }
}

/// Looks for a dictionary of the remaining keys in a type, and in the types, family members and enum cases that the
/// type flattens.
struct RemainingKeysSearch {
  private let context: PlanningContext
  /// The visited types, because types may flatten each other.
  private var seen: Set<DeclarationID> = []

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  mutating func collects(_ type: TypeName, in scope: Scope) -> Bool {
    var aliases = TypealiasResolver(model)
    return aliases.declarations(ofValuesOf: type, in: scope).contains { collects($0) }
  }

  private mutating func collects(_ id: DeclarationID) -> Bool {
    guard seen.insert(id).inserted else { return false }
    if let family = context.families.declared(by: id) {
      return family.members.contains { collects($0.type) }
    }
    switch model.declaration(id).kind {
    case .struct, .class: return collects(object: model.type(id))
    case .enum: return collects(enum: model.type(id))
    case .protocol, .actor, .extension: return false
    }
  }

  private mutating func collects(object type: ModelType) -> Bool {
    let properties = PropertyPlanner(context, type, context.written(in: type))
    for property in type.storedProperties where property.attributes.isFlattened {
      guard let declared = property.type else { continue }
      if properties.plan(property).collectsKeys { return true }
      if collects(declared, in: Scope(in: property.owner)) { return true }
    }
    return false
  }

  /// Searches the values that are merged into the object with the case's name: single unlabeled values and flattened
  /// values.
  private mutating func collects(enum type: ModelType) -> Bool {
    guard type.attributes.isFamily else { return false }
    for element in type.cases {
      let values = element.parameters ?? []
      let isSingle = values.count == 1 && values[0].label == nil
      for value in values where isSingle || value.attributes.isFlattened {
        if collects(value.type, in: Scope(in: type.id)) { return true }
      }
    }
    return false
  }
}

extension Rule {
  static let remainingKeys = Rule("remaining-keys", .error)
}
