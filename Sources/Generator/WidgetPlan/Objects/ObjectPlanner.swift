import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how a struct or a class is decoded and encoded, from the plans of its properties.
struct ObjectPlanner {
  let properties: PropertyPlanner
  /// The discriminators that the type's families place next to the properties, without duplicates.
  let tags: [ObjectPlan.Tag]
  /// Whether all families of the type use the same representation and the same name for the type.
  private let hasOneTag: Bool

  init(_ properties: PropertyPlanner) {
    self.properties = properties
    let (families, id) = (properties.context.families, properties.type.id)
    hasOneTag = families.describeEqually(id)
    // A type can have the same discriminator in a family and in a family that joins it.
    tags = families.containing(id).compactMap { $0.tag(of: id) }.uniqued()
  }

  private var context: PlanningContext { properties.context }
  private var type: ModelType { properties.type }
  private var written: WrittenMembers { properties.written }
  private var runtime: Runtime { context.runtime }

  /// Returns the type's plan. It contains the given properties that are coded.
  ///
  /// - Parameter planned: the stored properties that may be coded, in order of declaration, then the computed
  ///   properties that are encoded.
  func plan(_ planned: [PropertyPlan], _ coding: CodingMembers) -> ObjectPlan {
    let isPositional = runtime.hasPolicies && type.isPositional
    let coded = isPositional ? positioned(planned) : collecting(ordered(planned))
    let isSingleValue = coded.contains { $0.source == .whole || $0.destination == .whole }
    return ObjectPlan(
      coding: coding, form: isPositional ? .array : isSingleValue ? .singleValue : .object,
      keys: keys(coded), container: container(coded, coding), tags: tags, encodesTags: hasOneTag,
      properties: coded, shorthand: coding.decodes ? shorthand(coded) : nil)
  }

  private func container(
    _ properties: [PropertyPlan], _ coding: CodingMembers
  ) -> ObjectPlan.Container {
    if coding.decodes, sharesFields(properties) { return .family }
    guard runtime.matchesSourcery, let function = written.decodingContainer else {
      return .decoder
    }
    return .function(
      .init(name: "decodingContainer", takesCoder: true, isThrowing: function.isThrowing))
  }

  /// Returns the property for values that are not objects, or nil if such values are errors.
  private func shorthand(_ properties: [PropertyPlan]) -> ObjectPlan.Shorthand? {
    guard runtime.hasPolicies, let name = type.shorthand,
      case .keys(let keys) = properties.first(where: { $0.property.bareName == name })?.source,
      let key = keys.first
    else { return nil }
    return ObjectPlan.Shorthand(
      property: name, key: key, isEncoded: type.attributes.encodesShorthand)
  }

  /// Whether the box of a family can decode the type from the box's own container. This is impossible for a class,
  /// because its `init(from:)` is a designated initializer, which cannot delegate to another initializer of the class.
  private func sharesFields(_ properties: [PropertyPlan]) -> Bool {
    guard !usesCodingKeys, type.kind == .struct, isMember, type.shorthand == nil,
      !type.isPositional,
      written.hooks[.didDecode] == nil
    else {
      return false
    }
    return properties.allSatisfy {
      switch $0.source {
      case .flattened, .remainingKeys, .function, .whole, .element: false
      case .keys, .paths, .nowhere: true
      }
    }
  }

  /// Whether the type belongs to a family whose discriminator is next to the type's properties.
  private var isMember: Bool {
    context.families.containing(type.id).contains { $0.representation.internalTag != nil }
  }

  /// Returns the properties that are coded. User-defined `CodingKeys` select the properties that need a case, unless an
  /// inline block adds the missing cases. For runtimes that match Sourcery's templates, `CodingKeys` also determine the
  /// order.
  private func ordered(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    guard let keys = written.codingKeys else { return planned }
    let listed = Set(keys.names)
    let coded = planned.filter {
      keys.isCompleted || listed.contains($0.property.bareName) || !needsCase($0)
    }
    guard runtime.matchesSourcery else { return coded }
    return keys.names.compactMap { name in coded.first { $0.property.bareName == name } }
      + coded.filter { !listed.contains($0.property.bareName) }
  }

  /// Returns all properties in the order of their declarations, with the properties of extensions at the end.
  private func positioned(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    planned.stablySorted { left, right in
      let (first, second) = (left.property, right.property)
      guard first.owner == second.owner else {
        return second.owner != type.id && (first.owner == type.id || first.owner < second.owner)
      }
      return first.range.start < second.range.start
    }
  }

  // MARK: - Keys

  /// Whether containers are keyed by an enum `CodingKeys`.
  var usesCodingKeys: Bool {
    switch runtime.keys {
    case .codingKeys: true
    case .codingKeysWherePossible:
      properties.root.isEmpty && !declared.contains(where: \.attributes.needsLiteralKeys)
    case .literals: written.codingKeys != nil && written.takesContainer(of: declared)
    }
  }

  private var declared: [Property] { type.storedProperties + type.computedAndEncoded }

  /// Whether user-defined `CodingKeys` must have a case for a property. A key of an annotation needs none if generated
  /// code uses literals, and neither do functions for both directions.
  func needsCase(_ plan: PropertyPlan) -> Bool {
    plan.isKeyed && !plan.isCodedByFunctions
      && (usesCodingKeys || !plan.property.attributes.hasPlace)
  }

  private func keys(_ planned: [PropertyPlan]) -> ObjectPlan.Keys {
    guard usesCodingKeys else { return .literals }
    guard written.codingKeys == nil, !type.isPositional else { return .codingKeys(nil) }
    let coded = planned.filter { runtime.encodes || $0.source != .nowhere }
    let keyed = coded.filter(\.isKeyed)
    // For a runtime that does not encode, an empty enum is not generated: if no property has a key, all decoded
    // properties are listed.
    let listed = keyed.isEmpty && !runtime.encodes ? coded : keyed
    if listed.isEmpty, !runtime.encodes { return .codingKeys(nil) }
    if listed.isEmpty, runtime.hasFamilies { return .literals }
    return .codingKeys(
      listed.map { CodingKey(name: $0.name, key: properties.decodedKey(of: $0.property)) })
  }

  // MARK: - Remaining keys

  /// Returns the properties, with a changed plan for a dictionary of the remaining keys. The plan excludes the keys of
  /// all other properties and of the discriminators in the object. It rejects the keys of nested objects.
  private func collecting(_ planned: [PropertyPlan]) -> [PropertyPlan] {
    guard planned.contains(where: \.collectsKeys) else { return planned }
    let others = (enclosingKeys + planned.flatMap { decodedKeys(of: $0) ?? [] }).uniqued()
    return planned.map { plan in
      var plan = plan
      if case .remainingKeys = plan.source { plan.source = .remainingKeys(except: others) }
      if case .remainingKeys = plan.destination {
        plan.destination = .remainingKeys(rejecting: objectKeys(planned))
      }
      return plan
    }
  }

  /// The keys of the object under which its discriminators and the given properties encode nested objects.
  private func objectKeys(_ planned: [PropertyPlan]) -> [String] {
    let paths = tags.map(\.place.encodedPath) + planned.compactMap(\.encodedPath)
    let flattened = planned.flatMap { plan -> [String] in
      guard plan.destination == .flattened, !plan.shape.isCoded, let type = plan.property.type
      else { return [] }
      let scope = Scope(in: plan.property.owner)
      return EncodedProperties(context).objectKeys(of: type, in: scope)
    }
    return (paths.filter { $0.count > 1 }.map { $0[0] } + flattened).uniqued()
  }

  /// Returns the keys that a property decodes from the object, or nil if the sources do not show the keys.
  func decodedKeys(of plan: PropertyPlan) -> [String]? {
    switch plan.source {
    case .keys(let keys): return keys
    case .paths(let paths): return paths.compactMap(\.first)
    case .function: return [properties.decodedKey(of: plan.property)]
    case .remainingKeys, .whole, .element, .nowhere: return []
    case .flattened:
      guard !plan.shape.isCoded, plan.codedWrapper == nil else { return nil }
      let scope = Scope(in: plan.property.owner)
      return plan.property.type.flatMap { KeySearch(context).keys(of: $0, in: scope) }
    }
  }

  /// The keys of all discriminators in the object. They belong to the type's families, to enums with a case that stores
  /// the type, and to the families and enums that contain such an enum. For Beagle, the keys for the names of
  /// components and actions are always included.
  private var enclosingKeys: [String] {
    let model = context.model
    let enums = model.allTypes.filter { model.declaration($0).kind == .enum }.map(model.type)
      .filter(\.attributes.isFamily)
    var keys = runtime.hasFamilies ? [] : BeaglePreset.tags
    var pending = [type.id]
    var visited: Set<DeclarationID> = []
    while let id = pending.popLast() {
      // An enum may contain itself.
      guard visited.insert(id).inserted else { continue }
      let containers =
        context.families.containing(id).map { ($0.id, $0.representation) }
        + enums.filter { isValue(id, ofCaseOf: $0) }
        .map { ($0.id, Family.Representation(enum: $0.attributes.family)) }
      for (container, form) in containers where form.internalTag != nil || form == .untagged {
        keys += form.internalTag?.outerKeys ?? []
        pending.append(container)
      }
    }
    return keys
  }

  private func isValue(_ id: DeclarationID, ofCaseOf choice: ModelType) -> Bool {
    choice.cases.contains { element in
      guard let values = element.parameters, values.count == 1 else { return false }
      var type = values[0].type.unwrapped
      if case .existential(let inner) = type.shape { type = inner }
      return context.model.expanded(type, in: Scope(in: choice.id)).declarations == [id]
    }
  }
}

extension Family {
  /// Returns the discriminator that a type of the family encodes next to its properties, or nil if there isn't one.
  fileprivate func tag(of type: DeclarationID) -> ObjectPlan.Tag? {
    guard !isRefinement, let place = representation.internalTag else { return nil }
    return member(type)?.names.first.map { ObjectPlan.Tag(place: place, name: $0, type: tagType) }
  }
}
