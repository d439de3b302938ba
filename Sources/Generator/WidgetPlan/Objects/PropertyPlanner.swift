import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how the properties of a struct or a class are decoded and encoded, for every runtime.
struct PropertyPlanner {
  let context: PlanningContext
  let type: ModelType
  let written: WrittenMembers
  private let style: NameStyle?
  /// The path of the object that contains all properties; empty if the properties are in the value itself.
  let root: [String]
  private let spelling: ExtensionSpelling

  init(_ context: PlanningContext, _ type: ModelType, _ written: WrittenMembers) {
    self.context = context
    self.type = type
    self.written = written
    style = context.keyStyle(of: type)
    root = type.root
    spelling = ExtensionSpelling(context.model, extending: type.id)
  }

  var model: Model { context.model }
  var runtime: Runtime { context.runtime }

  /// Returns the plan of one property.
  func plan(_ property: Property) -> PropertyPlan { plan(property, at: nil) }

  /// Returns the plan of one property.
  ///
  /// - Parameter place: the property's place if its own annotations do not specify one, or nil for the key that follows
  ///   from its name.
  func plan(_ property: Property, at place: [String]?) -> PropertyPlan {
    let declared = property.type ?? TypeName(parsing: "")
    let scope = Scope(in: property.owner)
    let wrapper = PropertyWrapper(on: property, context)
    let coded = coded(property)
    // A coder takes precedence over a property wrapper.
    let codedWrapper = runtime.codesWrappers && coded == nil ? wrapper?.codedType : nil
    var shape =
      coded ?? self.shape(of: property, declared, codedByWrapper: codedWrapper != nil)
    let unwrapped = shape.isOptional ? unwrapping(declared, in: scope) : declared
    let source = source(property, at: place)
    let presence = presence(property, shape)
    if runtime.hasPolicies {
      shape =
        policy(property, shape, presence, codedByWrapper: codedWrapper != nil || coded != nil)
        .applied
      let policies = policies(of: property)
      if policies.isLossy { shape = shape.leavingOut(.wrong) }
      if let policy = policies[.oneOrMany] {
        shape = shape.leavingOutBrackets(
          isEncoding: policy.annotation.direction == .both, ArraySearch(context).mayBeArray,
          orNull: ArraySearch(context, findsNull: true).mayBeArray)
      }
    }
    var plan = PropertyPlan(
      property: property, type: spelling.text(of: unwrapped),
      shape: shape, presence: presence, onError: onError(property, shape, source),
      // A coded wrapper decodes null itself.
      null: codedWrapper == nil ? null(property, shape, source) : nil,
      source: source, destination: destination(property, at: place),
      storage: wrapper?.storage(of: property) ?? .plain, codedWrapper: codedWrapper)
    if plan.isFlattened, codedWrapper == nil { flatten(&plan, unwrapped, isCoded: coded != nil) }
    plan.isField = shape.isField(in: runtime)
    plan.encodesNil = encodesNil(plan)
    plan.encodesNilOverDefault = runtime.encodesExplicitNil && plan.hasNonNilDefault
    plan.ignoresErrors =
      runtime.ignoresErrorsOfFlattened && plan.isFlattened && plan.shape.isOptional
    plan.omissions = omissions(plan)
    encodeNull(&plan)
    if property.isComputed { plan.availability = availability(of: property) }
    return plan
  }

  /// Determines how a flattened value shares the object of the type.
  ///
  /// - Parameter isCoded: whether a coder codes the value, so that its keys are unknown.
  private func flatten(_ plan: inout PropertyPlan, _ unwrapped: TypeName, isCoded: Bool) {
    let isFlattened = (source: plan.source.isFlattened, destination: plan.destination.isFlattened)
    if plan.shape.isDictionary {
      if isFlattened.source { plan.source = .remainingKeys(except: []) }
      if isFlattened.destination { plan.destination = .remainingKeys(rejecting: []) }
    } else if isFlattened.source, !isCoded {
      let scope = Scope(in: plan.property.owner)
      plan.externalNames = ExternalNames(context).names(of: unwrapped, in: scope)
      if !plan.shape.isOptional { return }
      let search = KeySearch(context, isForPresence: true)
      plan.source = .flattened(optionalKeys: search.keys(of: unwrapped, in: scope))
    }
  }

  /// Returns the wrapped type of an optional. If a typealias names the optional, the wrapped type is qualified for the
  /// property's scope. Returns any other type unchanged.
  ///
  /// For example: `Outer.Inner` for `Maybe` with `typealias Maybe = Inner?` in `Outer`.
  private func unwrapping(_ declared: TypeName, in scope: Scope) -> TypeName {
    guard case .named = declared.shape else { return declared.unwrapped }
    let expanded = model.expanded(declared, in: scope)
    guard expanded.type.isOptional else { return declared }
    if expanded.scope == scope { return expanded.type.unwrapped }
    return TypeName(parsing: model.qualified(expanded.type, in: expanded.scope)).unwrapped
  }

  /// Returns the availability requirements of a computed property and its extension, except requirements that the
  /// type already has. A stored property has no requirements, because Swift does not allow `@available` with a version
  /// on it.
  private func availability(of property: Property) -> Availability {
    property.availability.and(model.availability(of: property.owner))
      .beyond(model.availability(of: type.id))
  }

  // MARK: - Shape

  private func shape(
    of property: Property, _ declared: TypeName, codedByWrapper: Bool
  ) -> JSONShape {
    // A wrapper that is coded instead of its value determines the JSON.
    if codedByWrapper {
      let value = JSONShape.value(spelled: spelling.text(of: declared))
      return declared.isOptional ? .optional(value) : value
    }
    var resolver = ShapeResolver(context, owner: type.id)
    let scope = Scope(in: property.owner)
    let resolved = resolver.resolve(declared, in: scope)
    // The shape is resolved again only if a policy leaves out elements or brackets of a collection, which a typealias
    // may name.
    if resolved.isScalar || resolved.polymorph != nil || !leavesOut(property, resolved) {
      return resolved
    }
    return resolver.resolve(declared, in: scope, expandsCollections: true)
  }

  /// Returns the shape of a property with a coder, or nil if no coder fits.
  private func coded(_ property: Property) -> JSONShape? {
    guard runtime.hasPolicies, let policy = policies(of: property).coder,
      let declared = property.type
    else { return nil }
    let resolver = coders(of: property)
    guard case .coder(let coder) = resolver.coder(named: policy.value.text ?? "") else {
      return nil
    }
    return resolver.shape(of: declared, coder, isForAll: !policy.isOwn)
  }

  /// Returns a resolver for the coders in the annotations of a property.
  func coders(of property: Property) -> CoderResolver {
    CoderResolver(context, owner: type.id, scope: Scope(in: property.owner))
  }

  /// Whether a policy leaves out elements of a collection, or accepts a single element without brackets.
  private func leavesOut(_ property: Property, _ shape: JSONShape) -> Bool {
    guard runtime.hasPolicies else { return false }
    let policies = policies(of: property)
    if policies.isLossy || policies.isOneOrMany { return true }
    if let unknown = policies.unknown?.value.text { return unknown == "skip" }
    if let family = shape.box(in: context.families) { return family.unknown == .skip }
    let choice = property.type.flatMap {
      TaggedEnumSearch(model).type(in: $0, Scope(in: property.owner))
    }
    return choice?.attributes.skipsUnknown ?? false
  }

  /// Returns the policies of a property, including the policies of the type that declares it.
  func policies(of property: Property) -> PolicyAttributes {
    property.attributes.policies(in: type.attributes)
  }

  /// Returns the policy of a property for unknown names.
  ///
  /// - Parameter shape: the shape of the property's type, without policies.
  func policy(
    _ property: Property, _ shape: JSONShape, _ presence: PropertyPlan.Presence,
    codedByWrapper: Bool
  ) -> UnknownPolicy {
    let scope = Scope(in: property.owner)
    func policy(_ written: Family.Unknown?) -> UnknownPolicy {
      UnknownPolicy(
        written, shape: shape,
        choice: codedByWrapper
          ? nil : property.type.flatMap { TaggedEnumSearch(model).type(in: $0, scope) },
        isRequired: presence == .required && !shape.isOptional, families: context.families)
    }
    let specified = policies(of: property).unknown
    let result = policy(specified.map { Family.Unknown($0.value, in: scope, of: model) })
    // A policy of the type applies only to suitable properties.
    let isOwn = specified?.isOwn ?? false
    return isOwn || result.misfit(in: context, scope) == nil ? result : policy(nil)
  }

  // MARK: - Places

  /// Returns how a property is decoded: from a place, by a user-defined function, or not at all.
  func source(_ property: Property, at place: [String]? = nil) -> PropertyPlan.Source {
    // A constant with a value cannot be set.
    if property.isLet, property.initialValue != nil { return .nowhere }
    if property.isComputed || !property.attributes.isDecoded { return .nowhere }
    if let function = written.reader(of: property) {
      return .function(
        .init(
          name: property.readerName, takesCoder: function.takesDecoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened(optionalKeys: nil) }
    let attributes = property.attributes
    let places =
      [attributes.decodedPlace ?? place ?? [defaultKey(of: property)]] + attributes.aliases
    return root.isEmpty && places.allSatisfy { $0.count == 1 }
      ? .keys(places.map { $0[0] }) : .paths(places.map { root + $0 })
  }

  func destination(
    _ property: Property, at place: [String]? = nil
  ) -> PropertyPlan.Destination {
    guard runtime.encodes, property.attributes.isEncoded else { return .nowhere }
    if let function = written.writer(of: property) {
      return .function(
        .init(
          name: property.writerName, takesCoder: function.takesEncoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened }
    let place =
      root + (property.attributes.encodedPlace ?? place ?? [defaultKey(of: property)])
    return place.count == 1 ? .key(place[0]) : .path(place)
  }

  /// Whether the type is coded as its only property.
  private var isTransparent: Bool { runtime.hasPolicies && type.isTransparent }

  /// Whether the type is coded as an array of its properties.
  private var isPositional: Bool { runtime.hasPolicies && type.isPositional }

  /// Whether an annotation or the runtime flattens the property.
  private func isFlattened(_ property: Property) -> Bool {
    if property.attributes.isFlattened { return true }
    guard let flattened = runtime.flattened else { return false }
    return property.name == flattened.property && property.type?.dottedName == flattened.type
  }

  /// Returns a property's own key for decoding. Aliases and paths are not considered.
  func decodedKey(of property: Property) -> String {
    property.attributes.decodedKey ?? defaultKey(of: property)
  }

  private func defaultKey(of property: Property) -> String {
    property.defaultKey(in: type, written, style)
  }

  // MARK: - Replacements

  private func presence(_ property: Property, _ shape: JSONShape) -> PropertyPlan.Presence {
    let annotated = AnnotatedValue(context, property)
    if annotated.requiresKey, !shape.isField(in: runtime) { return .required }
    if let value = annotated.code(.default) { return .fallback(.expression(value)) }
    if let name = staticDefault(of: property) { return .fallback(.staticProperty(name)) }
    if let value = property.initialValue, value.trimmed != "nil" {
      return .fallback(.expression(value))
    }
    if shape.isField(in: runtime) { return .fallback(.expression(".missing")) }
    return shape.isOptional ? .optional : .required
  }

  private func onError(
    _ property: Property, _ shape: JSONShape, _ source: PropertyPlan.Source
  ) -> PropertyPlan.Replacement? {
    if let value = AnnotatedValue(context, property).code(.invalid) {
      return .expression(value)
    }
    if shape.isOptional, !source.isFlattened, type.attributes.replacesErrorsByNil {
      return .expression("nil")
    }
    guard runtime.staticDefaultsReplaceErrors, !source.isFlattened,
      !property.attributes.hasDefault
    else { return nil }
    return staticDefault(of: property).map { .staticProperty($0) }
  }

  /// Whether `static let defaultTitle` is the default of `title`. An app without Sourcery's templates may use such a
  /// name for another purpose.
  var usesStaticDefaults: Bool {
    runtime.usesStaticDefaults
      || !context.conformances[type.id].isDisjoint(
        with: ["AutoCodable", "AutoDecodable", "AutoInitiableAndDecodable"])
  }

  /// Returns the name of the user-defined static property that contains the default: `defaultTitle`.
  private func staticDefault(of property: Property) -> String? {
    if written.staticProperties.isEmpty || !usesStaticDefaults { return nil }
    let name = property.defaultName
    return written.staticProperties.contains(name) ? name : nil
  }
}

extension Property {
  /// The name of the static property that contains the property's default: `defaultTitle`.
  var defaultName: String { "default" + bareName.capitalizedFirst }
}
