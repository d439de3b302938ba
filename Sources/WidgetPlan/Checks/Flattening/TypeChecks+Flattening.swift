import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of properties whose own properties are among those of their type.
extension TypeChecks {
  /// What is flattened must be an object, and must not bring a discriminator where the type has its
  /// own: it would be decoded as the type itself, without end.
  func checkFlattening() -> [Diagnostic] {
    let tags = Set(planner.objects.tags.map(\.place))
    return checkOptionals()
      + flattened.compactMap { plan in
        let property = plan.property
        guard let declared = property.type, !plan.shape.isCoded else { return nil }
        let scope = Scope(in: property.owner)
        let families = planner.runtime.families
        if plan.collectsKeys, planner.runtime.hasPolicies { return nil }
        if takesAllKeys(plan) { return .remainingKeysFlattened(property, declared, in: file) }
        if plan.shape.isCollection || plan.isField
          || !planner.model.isObject(declared, in: scope, families)
        {
          return .flattenNeedsObject(property, declared, in: file)
        }
        let own = planner.model.tagKeys(of: declared, in: scope, families)
        let brought = own.filter { tag in
          tags.contains { $0.meets(tag) }
        }
        return brought.map(\.text).min().map {
          .flattenBringsName(property, type, key: $0, in: file)
        }
      } + checkFlattenedKeys() + checkRemainingKeys()
  }

  /// Beagle 1 has no function that distinguishes missing keys from wrong values.
  private func checkOptionals() -> [Diagnostic] {
    if planner.runtime.hasPolicies { return [] }
    return flattened.filter { $0.source == .flattened && $0.shape.isOptional && $0.onError == nil }
      .map { .flattenedOptional($0.property, in: file) }
  }

  /// Of two properties in one object that have one key, the last that is written is read as both.
  private func checkFlattenedKeys() -> [Diagnostic] {
    if flattened.isEmpty { return [] }
    let own = planned.map { (property: $0.property, keys: $0.keysToWrite) }
    let brought = flattened.map { plan in
      let property = plan.property
      let keys =
        plan.shape.isCoded
        ? nil
        : property.type.map {
          writtenProperties(of: $0, in: Scope(in: property.owner))
            .map { $0.path.joined(separator: ".") }
        }
      return (property: property, keys: keys ?? [])
    }
    // The branches of an `#if` may declare a property twice.
    return (own + brought).namesakes { $0.keys }
      .filter { $0.element.property.attributes.isFlattened }
      .filter { $0.first.property.name != $0.element.property.name }
      .map {
        .flattenBringsKey(
          $0.element.property, key: $0.name, first: $0.first.property, in: file)
      }
  }

  /// A case's value that is beside the case's name must not write something else there.
  func checkPayloads() -> [Diagnostic] {
    let names = choices.flatMap { choice -> [String] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      return choice.cases.filter { $0.isSingle && $0.isObject && brings(tag, $0.name) }
        .map(\.name)
    }
    let nested = choices.flatMap { choice -> [String] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      return choice.cases.filter { $0.isSingle && !$0.isObject && isNamed(by: tag, $0.name) }
        .map(\.name)
    }
    return type.cases.filter { names.contains($0.name) }.map {
      .keyOfName($0.valueInWords, at: $0.range, of: type.name, in: file)
    }
      + type.cases.filter { nested.contains($0.name) }.map { .unkeyedFamily($0, in: file) }
  }

  /// Whether the only value of a case is an enum with its own name under a tag of this enum. Such a value is not
  /// next to the case's name, but under the key `_0`, which nobody would expect.
  private func isNamed(by tag: TagPlace, _ name: String) -> Bool {
    guard let value = type.cases.first(where: { $0.name == name })?.parameters?.first else {
      return false
    }
    let model = planner.model
    return model.expanded(value.type.unwrapped, in: Scope(in: type.id)).declarations.contains {
      let attributes = model.type($0).attributes
      // A value of the enum itself has to be under a key.
      return $0 != type.id && model.declaration($0).kind == .enum && attributes.isFamily
        && Family.Representation(ofEnum: attributes.family).internalTag?.meets(tag) ?? false
    }
  }

  private func brings(_ tag: TagPlace, _ name: String) -> Bool {
    guard let value = type.cases.first(where: { $0.name == name })?.parameters?.first else {
      return false
    }
    let scope = Scope(in: type.id)
    return writtenProperties(of: value.type, in: scope).contains {
      tag.paths.contains($0.path) && !mayBeString($0.shape) || tag.isReplaced(by: $0.path)
    }
  }

  /// The properties that a declared type writes, with their paths, as far as its declaration shows.
  func writtenProperties(
    of type: TypeName, in scope: Scope
  ) -> [(path: [String], shape: JSONShape)] {
    planner.model.expanded(type, in: scope).unwrappedDeclaration(in: planner.model)
      .map(writtenProperties) ?? []
  }

  /// The same for a struct or a class; none for another type.
  func writtenProperties(of id: DeclarationID) -> [(path: [String], shape: JSONShape)] {
    let model = planner.model
    guard [.struct, .class].contains(model.declaration(id).kind) else { return [] }
    let declared = model.type(id)
    let written = WrittenMembers(of: declared, in: model)
    if written.hasEncode || written.hasDecodingInit { return [] }
    let properties = PropertyPlanner(
      model: model, type: declared, written: written, runtime: planner.runtime)
    let keys = written.codingKeys?.names
    return declared.storedProperties
      .filter { !$0.isLazy && !$0.attributes.isSkipped && $0.type != nil }
      .filter { keys?.contains($0.bareName) ?? true }
      .map(properties.plan)
      .compactMap { plan in plan.pathToWrite.map { ($0, plan.shape) } }
  }

  private var flattened: [PropertyPlan] {
    type.isPositional ? [] : planned.filter { $0.property.attributes.isFlattened }
  }
}

extension ExpandedType {
  /// The declaration of the type, or of what it wraps if it is an optional.
  fileprivate func unwrappedDeclaration(in model: Model) -> DeclarationID? {
    guard case .optional(let wrapped) = type.shape else { return declarations.first }
    return model.expanded(wrapped, in: scope).declarations.first
  }
}
