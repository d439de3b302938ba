import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides how the properties of a struct or a class are read and written, for every runtime.
struct PropertyPlanner {
  let model: Model
  let type: ModelType
  let written: WrittenMembers
  let runtime: Runtime
  let style: NameStyle?
  /// The keys of the object that all properties are in; empty where that is the whole.
  let root: [String]

  init(model: Model, type: ModelType, written: WrittenMembers, runtime: Runtime) {
    self.model = model
    self.type = type
    self.written = written
    self.runtime = runtime
    style = model.keyStyle(of: type, type.attributes.keyStyle, runtime)
    root = type.root
  }

  /// The plan of one property.
  func plan(_ property: Property) -> PropertyPlan {
    let declared = property.type ?? TypeName(parsing: "")
    let scope = Scope(in: property.owner)
    let wrapper = model.wrapper(on: property, runtime)
    let coded = coded(property)
    // A coder takes precedence over a property wrapper.
    let codedWrapper = runtime.codesWrappers && coded == nil ? wrapper?.codedType : nil
    var shape =
      coded ?? self.shape(of: property, declared, codedByWrapper: codedWrapper != nil)
    // The optional may be a typealias for one.
    let unwrapped =
      shape.isOptional ? model.expandingOptional(declared, in: scope).unwrapped : declared
    let source = source(property)
    let presence = presence(property, shape)
    if runtime.hasPolicies {
      shape =
        policy(property, shape, presence, codedByWrapper: codedWrapper != nil || coded != nil)
        .applied
      let policies = policies(of: property)
      if policies.isLossy { shape = shape.leavingOut(.wrong) }
      if policies.isOneOrMany {
        shape = shape.leavingOutBrackets { model.mayBeArray($0, runtime.families) }
      }
    }
    let isFlattenedOptional =
      source == .flattened && shape.isOptional && codedWrapper == nil
      && coded == nil
    var plan = PropertyPlan(
      property: property, type: model.spelling(of: unwrapped, inExtensionOf: type.id),
      shape: shape, presence: presence, onError: onError(property, shape, source),
      source: source,
      destination: destination(property),
      flattenedKeys: isFlattenedOptional
        ? model.keysRead(by: unwrapped, in: scope, runtime) : nil,
      isWrapped: wrapper != nil,
      makesOwnStorage: wrapper?.makesStorage(of: property) ?? false, codedWrapper: codedWrapper)
    plan.isField = shape.isField(in: runtime)
    plan.writesNil = writesNil(plan)
    plan.omissions = omissions(plan)
    if property.isComputed { plan.availability = availability(of: property) }
    return plan
  }

  /// Returns the requirements of a property and its extension that the type does not already have. Swift does not
  /// allow `@available` with a version on stored properties.
  private func availability(of property: Property) -> Availability {
    property.availability.and(model.availability(of: property.owner))
      .beyond(model.availability(of: type.id))
  }

  // MARK: - Shape

  private func shape(
    of property: Property, _ declared: TypeName, codedByWrapper: Bool
  ) -> JSONShape {
    // What a wrapper codes is up to the wrapper.
    if codedByWrapper {
      let value = JSONShape.value(
        spelled: model.spelling(of: declared, inExtensionOf: type.id))
      return declared.isOptional ? .optional(value) : value
    }
    var resolver = ShapeResolver(model: model, runtime: runtime, owner: type.id)
    let scope = Scope(in: property.owner)
    let resolved = resolver.resolve(declared, in: scope)
    // Most types need no second look: they are simple, or their polymorphic values are seen.
    if resolved.isScalar || resolved.polymorph != nil || !leavesOut(property) { return resolved }
    return resolver.resolve(declared, in: scope, expandsCollections: true)
  }

  /// The shape of a property whose values are coded by a coder; nil where none fits.
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

  /// Finds the coders that the annotations of a property name.
  func coders(of property: Property) -> CoderResolver {
    CoderResolver(
      model: model, runtime: runtime, owner: type.id, scope: Scope(in: property.owner))
  }

  /// Whether something may be left out of what is decoded for a property.
  private func leavesOut(_ property: Property) -> Bool {
    guard runtime.hasPolicies else { return false }
    let policies = policies(of: property)
    if policies.isLossy || policies.isOneOrMany { return true }
    if let unknown = policies.unknown?.value.text { return unknown == "skip" }
    let choice = property.type.flatMap { model.choice(in: $0, Scope(in: property.owner)) }
    return choice?.attributes.skipsUnknown ?? false
  }

  /// The policies of a property and of its type.
  func policies(of property: Property) -> PolicyAttributes {
    property.attributes.policies(in: type.attributes)
  }

  /// The policy of a property for unrecognized names.
  ///
  /// - Parameter shape: that of its type, on which no policy has been applied yet.
  func policy(
    _ property: Property, _ shape: JSONShape, _ presence: PropertyPlan.Presence,
    codedByWrapper: Bool
  ) -> UnknownPolicy {
    let scope = Scope(in: property.owner)
    func policy(_ written: Family.Unknown?) -> UnknownPolicy {
      UnknownPolicy(
        written, shape: shape,
        choice: codedByWrapper ? nil : property.type.flatMap { model.choice(in: $0, scope) },
        isRequired: presence == .required, families: runtime.families)
    }
    let specified = policies(of: property).unknown
    let result = policy(model.unknownPolicy(specified?.value, in: scope))
    // A policy of the type applies only to the properties that it fits.
    let isOwn = specified?.isOwn ?? false
    return isOwn || result.fits(in: model, scope) ? result : policy(nil)
  }

  // MARK: - Replacements

  private func presence(_ property: Property, _ shape: JSONShape) -> PropertyPlan.Presence {
    if let value = AnnotatedValue(model: model, property: property).code(.default) {
      return .fallback(.expression(value))
    }
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
    if let value = AnnotatedValue(model: model, property: property).code(.invalid) {
      return .expression(value)
    }
    if shape.isOptional, source != .flattened, type.attributes.replacesErrorsByNil {
      return .expression("nil")
    }
    guard runtime.staticDefaultsReplaceErrors, source != .flattened,
      !property.attributes.hasDefault
    else { return nil }
    return staticDefault(of: property).map { .staticProperty($0) }
  }

  /// Whether `static let defaultTitle` is the default of `title`. An app may have a static property of such a
  /// name for another purpose.
  var usesStaticDefaults: Bool {
    runtime.usesStaticDefaults
      || !model.conformances(of: type.id).isDisjoint(
        with: ["AutoCodable", "AutoDecodable", "AutoInitiableAndDecodable"])
  }

  /// `defaultTitle`, if the user wrote such a static property.
  private func staticDefault(of property: Property) -> String? {
    if written.staticProperties.isEmpty || !usesStaticDefaults { return nil }
    let name = property.defaultName
    return written.staticProperties.contains(name) ? name : nil
  }
}

extension Property {
  /// The static property of the user's that is its default: `defaultTitle`.
  var defaultName: String { "default" + bareName.capitalizedFirst }
}
