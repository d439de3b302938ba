import WidgetModel
import WidgetSyntax

/// Plans the memberwise initializer that sets some of a type's stored properties.
struct MemberwiseInitPlanner {
  let context: PlanningContext
  let type: ModelType
  let written: WrittenMembers
  /// Whether the initializer has the same text as the output of Sourcery's templates, even if the compiler warns about
  /// it.
  let matchesSourcery: Bool
  /// Whether the compiler certainly synthesizes no initializer.
  let hasOwnInitializer: Bool
  /// Whether the type has its own initializer, at least in some branches of an `#if`. In these branches, the
  /// compiler synthesizes none.
  let mayHaveOwnInitializer: Bool
  /// Whether the synthesized initializer sets the properties.
  let delegates: Bool

  private var model: Model { context.model }
  private var runtime: Runtime { context.runtime }

  /// Returns the initializer, or nil if it is user-defined or if the compiler synthesizes the same initializer.
  ///
  /// - Parameters:
  ///   - properties: the candidate properties. Properties that an initializer cannot set are left out.
  ///   - synthesized: the properties that the synthesized initializer sets.
  func initializer(
    _ properties: [Property], synthesized: [Property], access: AccessLevel?
  ) -> MemberwiseInit? {
    let set = properties.filter { $0.isInitialized && $0.type != nil }
    var parameters = set.map(parameter)
    if written.initializers.contains(where: { sets(set, $0) }) { return nil }
    let level = reachable(access, of: set) ?? hiddenLevel(of: set)
    let collides = collides(set, synthesized)
    let isMade = collides && !mayHaveOwnInitializer
    if isMade, level ?? .internal <= .internal, !addsDefaults(set, parameters) { return nil }
    if collides, !parameters.isEmpty { parameters[0].isBorrowed = true }
    // If the parameters' types reduce the level to `internal`, the level is written only for runtimes that match
    // Sourcery's templates.
    let isDefault = level == .internal && level != access && !runtime.matchesSourcery
    var result = MemberwiseInit(
      access: isDefault ? nil : level, parameters: parameters, isDistinguished: collides)
    if delegates { result.delegated = arguments(synthesized, for: parameters) }
    return result
  }

  /// Whether the parameters match the given properties. Equal types may be spelled differently: `Position` and
  /// `Message.Position`.
  private func sets(
    _ properties: [Property], _ parameters: [WrittenMembers.ParameterSignature]
  ) -> Bool {
    guard properties.map(\.bareName) == parameters.map(\.label) else { return false }
    return zip(properties, parameters).allSatisfy { property, parameter in
      let declared = property.type?.text ?? ""
      return parameter.type == declared || signature(parameter.type) == signature(declared)
    }
  }

  /// Returns a type with full names, without white space, `any` and `@escaping`.
  private func signature(_ type: String) -> String {
    let name = TypeName(parsing: type)
    return model.qualified(name, in: Scope(in: self.type.id)).split(whereSeparator: \.isWhitespace)
      .filter { $0 != "@escaping" && $0 != "any" }.joined()
  }

  /// Returns the arguments of the synthesized initializer. A parameter with a default also gets an argument, because
  /// the call could otherwise resolve to the generated initializer itself. Lazy properties, and wrappers that
  /// initialize themselves, get no argument.
  private func arguments(
    _ synthesized: [Property], for parameters: [MemberwiseInit.Parameter]
  ) -> [MemberwiseInit.Argument] {
    let passed = synthesized.filter { property in
      !property.isLazy
        && PropertyWrapper(on: property, context)?.storage(of: property) != .selfInitializing
    }
    return passed.map { property in
      let parameter = parameters.first { $0.name == property.name }
      return MemberwiseInit.Argument(
        label: property.name, value: parameter?.value ?? property.initialValue ?? "nil")
    }
  }

  private func parameter(_ property: Property) -> MemberwiseInit.Parameter {
    let declared = property.type ?? TypeName(parsing: "")
    return MemberwiseInit.Parameter(
      name: property.name, type: parameterType(declared),
      defaultValue: defaultValue(of: property, declared),
      storage: PropertyWrapper(on: property, context)?.storage(of: property) ?? .plain)
  }

  /// Returns the initializer's access level, limited by the levels of its parameters' types. For a typealias, its own
  /// level is used instead of the level of its target.
  private func reachable(_ access: AccessLevel?, of properties: [Property]) -> AccessLevel? {
    guard let access, access > .internal else { return access }
    var level = access
    let scope = Scope(in: type.id)
    for property in properties {
      property.type?.forEachName { [model] name in
        switch model.resolve(name, in: scope) {
        case .types(let ids):
          for id in ids { level = min(level, model.effectiveAccess(of: id).ofMember) }
        case .alias(_, let scope, let alias):
          level = min(level, model.access(of: alias, in: scope).ofMember)
        case .unknown where runtime.module == nil && runtime.moduleTypes.contains(name):
          // An embedded runtime is internal.
          level = min(level, .internal)
        case .parameter, .unknown: break
        }
      }
    }
    return level
  }

  /// Returns the lowest access level of the parameters' types if it is `private` or `fileprivate`, and lower than the
  /// level of the initialized type; otherwise nil.
  private func hiddenLevel(of properties: [Property]) -> AccessLevel? {
    let own = model.effectiveAccess(of: type.id)
    var least: AccessLevel?
    for property in properties {
      property.type?.forEachName { [model] name in
        guard let id = model.types(named: name, in: Scope(in: type.id)).first else { return }
        var level = model.effectiveAccess(of: id)
        // At file level, `private` means `fileprivate`.
        if level == .private, !model.isPrivateInType(id) { level = .fileprivate }
        if !level.isVisibleInOtherFiles, level < own { least = min(least ?? level, level) }
      }
    }
    return least
  }

  /// Whether the compiler synthesizes an initializer that has the same parameters and is visible in other files (Swift
  /// book, Memberwise Initializers for Structure Types).
  private func collides(_ properties: [Property], _ synthesized: [Property]) -> Bool {
    guard type.kind == .struct, !hasOwnInitializer else { return false }
    // If all properties have a value, the compiler also synthesizes `init()`.
    if properties.isEmpty, synthesized.allSatisfy(needsNothing) { return true }
    return synthesized.map(\.name) == properties.map(\.name)
      && !synthesized.contains { $0.isLazy || !$0.access.isVisibleInOtherFiles }
  }

  /// Whether a property needs no parameter, because it has a value. False for a property without a known type that is
  /// not skipped; a check reports such a property.
  private func needsNothing(_ property: Property) -> Bool {
    guard property.type != nil || property.attributes.isSkipped else { return false }
    return property.hasValue
  }

  /// Whether a parameter has a default that the same parameter of the synthesized initializer does not have.
  private func addsDefaults(
    _ properties: [Property], _ parameters: [MemberwiseInit.Parameter]
  ) -> Bool {
    zip(properties, parameters).contains { property, parameter in
      guard let value = parameter.defaultValue else { return false }
      let isNil = value == "nil" && property.type?.text.hasSuffix("?") ?? false
      return property.isLet || (property.initialValue == nil && !isNil)
    }
  }

  // MARK: - Parameters

  /// Returns the text of a parameter's type. A stored function is `@escaping`. Unless the text matches Sourcery's, `T!`
  /// becomes `T?`: with `T!` in both the generated and the synthesized initializer, calls would be ambiguous.
  private func parameterType(_ declared: TypeName) -> String {
    var text = ExtensionSpelling(model, extending: type.id).text(of: declared)
    if !matchesSourcery, text.hasSuffix("!") { text = text.dropLast() + "?" }
    return isFunction(declared) ? "@escaping " + text : text
  }

  /// Whether a type is a function or a typealias for one.
  private func isFunction(_ declared: TypeName) -> Bool {
    model.expanded(declared, in: Scope(in: type.id)).type.isFunction
  }

  private func defaultValue(of property: Property, _ type: TypeName) -> String? {
    let annotated = AnnotatedValue(context, property).code(.default)
    if let value = property.initialValue ?? annotated {
      return isOutOfReach(value, type, in: Scope(in: property.owner)) ? nil : value
    }
    if type.isOptional { return self.type.attributes.omitsNilDefaults ? nil : "nil" }
    if let flattened = runtime.flattened, type.dottedName == flattened.type {
      return "\(type.text)()"
    }
    return nil
  }

  /// Whether a value mentions an internal declaration, which a public default argument must not use (Swift book, Access
  /// Control). The declaration is a type, a static property of a type, or the synthesized initializer of a struct or
  /// class.
  private func isOutOfReach(_ value: String, _ declared: TypeName, in scope: Scope) -> Bool {
    guard !matchesSourcery, type.access > .internal else { return false }
    return (Mention.all(in: value) + implicitMention(value, declared)).contains {
      isOutOfReach($0, in: scope)
    }
  }

  /// Returns the implicit mention of the property's own type in values such as `.zero` and `.init(top: 8)`.
  private func implicitMention(_ value: String, _ declared: TypeName) -> [Mention] {
    guard value.hasPrefix("."), let name = declared.unwrapped.dottedName else { return [] }
    return Mention.all(in: name + value)
  }

  private func isOutOfReach(_ mention: Mention, in scope: Scope) -> Bool {
    guard let id = model.types(named: mention.name, in: scope).first else { return false }
    if model.effectiveAccess(of: id) <= .internal { return true }
    let type = model.type(id)
    if let member = mention.member { return hides(member, type) }
    guard mention.isCalled, type.kind.isStructOrClass else { return false }
    // If the type has an inline block for the initializer, the block contains an initializer after generation.
    return model.blocks[MemberBlock.initializer(of: type.name)] == nil
      && context.written(in: type).initializers.isEmpty
  }

  /// Whether a type declares a static property with the given name, but other modules cannot access the property.
  private func hides(_ member: String, _ type: ModelType) -> Bool {
    let declared = type.properties.first { $0.isStatic && $0.bareName == member }
    return declared.map { $0.access <= .internal } ?? false
  }
}

extension Property {
  /// Whether a generated initializer may set the property: it is stored, but neither lazy nor a constant with an
  /// initial value.
  var isInitialized: Bool { isStored && !isLazy && !(isLet && initialValue != nil) }
}
