import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks values at the place of a discriminator. They are encoded instead of the name, so they have to be equal to it.
struct TagValueChecks {
  private let context: PlanningContext
  private let plan: TypePlan
  private let type: ModelType
  /// The types that properties use for unknown names.
  private let fallbacks: Set<String>
  /// The planners of the types that declare the values, or nil for other declarations.
  private var planners: [DeclarationID: PropertyPlanner?] = [:]
  /// The properties that are sometimes not encoded.
  private lazy var omitted = Set(
    plan.properties.filter { !$0.omissions.isEmpty }.map(\.property.range))

  /// Returns nil if no value of the type has a name next to its properties.
  init?(_ plan: TypePlan, _ context: PlanningContext, fallbacks: Set<String>) {
    let isNamed = plan.variants.contains { variant in
      variant.object?.tags.isEmpty == false
        || variant.choice?.familyRepresentation?.internalTag != nil
    }
    guard isNamed else { return nil }
    self.context = context
    self.plan = plan
    type = context.model.type(plan.id)
    self.fallbacks = fallbacks
  }

  private var model: Model { context.model }
  private var file: ParsedFile { model.files[type.id.file] }

  mutating func run() -> [Diagnostic] { (valuesOfMembers() + valuesOfCases()).uniqued() }

  /// A name that a value replaces.
  private struct Named {
    /// The type or case that has the name, with quotes.
    let what: String
    /// The first name. The others are only decoded.
    let names: [String]
    /// Whether the sources specify the name, rather than deriving it from a constant or from the type's own name.
    let isSpecified: Bool
    let type: Family.TagType
    let ignoresCase: Bool
    let range: SourceRange
  }

  private mutating func valuesOfMembers() -> [Diagnostic] {
    let objects = plan.variants.filter(\.coding.members.encodes).compactMap(\.object)
    if objects.isEmpty { return [] }
    let families = context.families.containing(type.id)
    var tagValues = KnownTagValues(of: type.id, in: families, context.tagValues)
    return families.flatMap { family -> [Diagnostic] in
      guard !family.isRefinement, let tag = family.representation.internalTag,
        let member = family.member(type.id), !storesOtherNames(in: family),
        let value = tagValues.value(at: tag)
      else { return [] }
      let named = Named(
        what: "'\(type.name)'", names: member.names,
        isSpecified: type.attributes.names.name != nil, type: family.tagType,
        ignoresCase: family.ignoresCase, range: type.range)
      return problems(of: value, named)
    }
  }

  /// Whether the type is decoded from unknown names, which a property may store.
  private func storesOtherNames(in family: Family) -> Bool {
    if fallbacks.contains(type.localName) { return true }
    let name = family.unknown.fallback
    return name.map { model.types(named: $0, in: Scope(in: family.id)).contains(type.id) } ?? false
  }

  private mutating func valuesOfCases() -> [Diagnostic] {
    let enums = EnumPlanner(context, type, context.written(in: type))
    let choices = plan.variants.compactMap(\.choice).filter(\.coding.encodes)
    return choices.flatMap { choice -> [Diagnostic] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      let cases = Dictionary(choice.cases.map { ($0.range, $0) }) { first, _ in first }
      return type.cases.flatMap { element -> [Diagnostic] in
        guard let planned = cases[element.range],
          planned.isEncoded,
          !planned.acceptsOtherNames, planned.payload != .namedObject,
          planned.payload != .single || planned.values.first?.property.isFlattened ?? false,
          let value = context.tagValues.value(in: element, of: type.id, at: tag)
        else { return [] }
        let name = element.attributes.names.name ?? enums.ownKey(of: element)
        let named = Named(
          what: "'case \(element.name.bareName)'", names: planned.names, isSpecified: name != nil,
          type: choice.tagType, ignoresCase: choice.ignoresCase, range: element.range)
        return problems(of: value, named)
      }
    }
  }

  /// Whether a property may be encoded as a name. `TagChecks` reports other properties.
  private mutating func mayBeName(_ property: Property, _ nameType: Family.TagType) -> Bool {
    guard property.type != nil, let planner = planner(of: property.owner) else { return true }
    return EncodedProperties(context).mayBeName(planner.plan(property).shape, nameType)
  }

  /// Returns the planner of a struct or a class, or nil for other declarations.
  private mutating func planner(of id: DeclarationID) -> PropertyPlanner? {
    if let known = planners[id] { return known }
    let owner = model.type(id)
    let planner =
      owner.kind.isStructOrClass
      ? PropertyPlanner(context, owner, context.written(in: owner)) : nil
    planners.updateValue(planner, forKey: id)
    return planner
  }

  private mutating func problems(of value: TagValue, _ named: Named) -> [Diagnostic] {
    let property = value.property
    guard let name = named.names.first, named.names.namePatterns.isEmpty,
      mayBeName(property, named.type)
    else { return [] }
    let isOwn = property.owner == type.id || type.extensions.contains(property.owner)
    let (file, range) =
      isOwn ? (model.files[property.owner.file], property.range) : (file, named.range)
    func differs(_ other: String) -> Bool {
      named.ignoresCase ? other.lowercased() != name.lowercased() : other != name
    }
    func problem(_ words: String, severity: Severity = .error) -> [Diagnostic] {
      let message = "'\(property.bareName)' \(words)"
      return [Diagnostic(.nameValue, severity: severity, message, at: range, in: file)]
    }
    let place = "at the place of the name '\(name)' of \(named.what)"
    switch value.content {
    case .constant(let constant) where differs(constant):
      return problem(
        "is encoded as '\(constant)' \(place); remove 'name', or write the same name in both")
    case .unknown where !named.isSpecified:
      return problem(
        "has the key of the name of \(named.what), but the sources do not show its value; write "
          + "'// widgetgen: name = …' with this value on \(named.what)")
    case .variable(let initial?) where differs(initial):
      return problem(
        "is encoded as '\(initial)' \(place); write 'let' instead of 'var', so that '\(initial)' "
          + "is the name")
    // A property may store which of several names was decoded.
    case .variable where named.names.count == 1:
      return problem(
        "is encoded \(place), but its value can differ; make it a constant: "
          + "'let \(property.name) = …', or write '// widgetgen: skip(encode)' on it",
        severity: .warning)
    case .constant, .unknown, .variable: break
    }
    return isOwn && omitted.contains(property.range)
      ? problem("is the name of \(named.what) and must always be encoded; remove 'omit'") : []
  }
}

extension Rule {
  static let nameValue = Rule("name-value", .error, .warning)
}
