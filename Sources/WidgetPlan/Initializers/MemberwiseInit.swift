package import WidgetModel
import WidgetSyntax

/// The memberwise initializer of a type.
///
/// For example: `init(title: String, icon: String? = nil)`.
package struct MemberwiseInit: Sendable {
  /// The access level to write; nil for none.
  package var access: AccessLevel?
  package var parameters: [Parameter]
  /// Whether it needs one more parameter, that no caller sees, to differ from the initializer that
  /// the compiler makes: two with the same parameters cannot be in one module, unless the type's
  /// own body has an initializer, and then the compiler makes none.
  package var isDistinguished: Bool

  /// One parameter, which is the property to set as well.
  package struct Parameter: Sendable {
    package var name: String
    package var type: String
    package var defaultValue: String?
    /// Whether a property wrapper is on the property: it may have a value already, and setting it
    /// then needs all others to have one.
    package var isWrapped = false
    /// Whether that makes itself, so that the compiler's own initializer need not be given it.
    package var makesOwnStorage = false

    /// Its name inside of the initializer, where `self` is the value that is made, and `await` no value.
    package var local: String { name.isKeywordInExpressions ? name.bareName + "_" : name }

    /// Its name outside and, where that is another one, its name inside.
    package var names: String { local == name ? name : "\(name) \(local)" }
  }

  /// What is passed on to the compiler's own initializer, where a wrapped property can only be set
  /// by that; nil where properties are set one by one.
  package var delegated: [Argument]?

  /// An argument of the compiler's own initializer.
  package struct Argument: Sendable {
    package var label: String
    package var value: String
  }

  /// The parameters in the order in which their properties can be set; behind the compiler's own
  /// initializer those that are not passed on to it.
  package var assigned: [Parameter] {
    if delegated != nil { return parameters.filter(\.makesOwnStorage) }
    return parameters.filter { !$0.isWrapped } + parameters.filter(\.isWrapped)
  }
}

/// Makes the facts of a memberwise initializer over some of a type's stored properties.
struct MemberwiseInitPlanner {
  let model: Model
  let type: ModelType
  let written: WrittenMembers
  let runtime: Runtime
  /// Whether it is what Sourcery's templates gave, whatever the compiler says to that.
  let matchesSourcery: Bool
  /// Whether the compiler makes no initializer besides.
  let hasOwnInitializer: Bool
  /// Whether it may make none, as an `#if` says.
  let mayHaveOwnInitializer: Bool
  /// Whether properties are set by the compiler's own initializer.
  var delegates = false

  /// The initializer; nil when the user wrote it, or the compiler makes the very same.
  ///
  /// - Parameters:
  ///   - properties: those it sets, as far as they can be set.
  ///   - synthesized: those that the compiler's own initializer would set.
  func initializer(
    _ properties: [Property], synthesized: [Property], access: AccessLevel?
  ) -> MemberwiseInit? {
    let set = properties.filter { $0.isInitialized && $0.type != nil }
    let parameters = set.map(parameter)
    if written.initializers.contains(where: { sets(set, $0) }) { return nil }
    let level = reachable(access, of: set) ?? hiddenLevel(of: set)
    let collides = collides(set, synthesized)
    let isMade = collides && !mayHaveOwnInitializer
    if isMade, level ?? .internal <= .internal, !addsDefaults(set, parameters) { return nil }
    // Only Sourcery's templates spelled out what is the default.
    let isDefault = level == .internal && level != access && !runtime.matchesSourcery
    var result = MemberwiseInit(
      access: isDefault ? nil : level, parameters: parameters, isDistinguished: collides)
    if delegates { result.delegated = arguments(synthesized, for: parameters) }
    return result
  }

  /// Whether a list of parameters is that of some properties, however the types are spelled:
  /// `Position` may be `Message.Position`.
  private func sets(
    _ properties: [Property], _ parameters: [WrittenMembers.ParameterSignature]
  ) -> Bool {
    guard properties.map(\.bareName) == parameters.map(\.label) else { return false }
    return zip(properties, parameters).allSatisfy { property, parameter in
      let declared = property.type?.text ?? ""
      return parameter.type == declared || signature(parameter.type) == signature(declared)
    }
  }

  /// A type with full names, without white space and the words that make no difference.
  private func signature(_ type: String) -> String {
    let name = TypeName(parsing: type)
    return model.qualified(name, in: Scope(in: self.type.id)).split(whereSeparator: \.isWhitespace)
      .filter { $0 != "@escaping" && $0 != "any" }.joined()
  }

  /// All arguments, those with a default too: without them this very initializer might be meant.
  private func arguments(
    _ synthesized: [Property], for parameters: [MemberwiseInit.Parameter]
  ) -> [MemberwiseInit.Argument] {
    let passed = synthesized.filter { property in
      !property.isLazy
        && !(model.wrapper(on: property, runtime)?.makesStorage(of: property) ?? false)
    }
    return passed.map { property in
      let parameter = parameters.first { $0.name == property.name }
      return MemberwiseInit.Argument(
        label: property.name, value: parameter?.local ?? property.initialValue ?? "nil")
    }
  }

  private func parameter(_ property: Property) -> MemberwiseInit.Parameter {
    let declared = property.type ?? TypeName(parsing: "")
    let wrapper = model.wrapper(on: property, runtime)
    return MemberwiseInit.Parameter(
      name: property.name, type: parameterType(declared),
      defaultValue: defaultValue(of: property, declared),
      isWrapped: wrapper != nil,
      makesOwnStorage: wrapper?.makesStorage(of: property) ?? false)
  }

  /// The level of the least visible of the parameters' types, if that is below the type's own; a
  /// typealias is as visible as it says, whatever it stands for.
  private func reachable(_ access: AccessLevel?, of properties: [Property]) -> AccessLevel? {
    guard let access, access > .internal else { return access }
    var level = access
    let scope = Scope(in: type.id)
    for property in properties {
      property.type?.forEachName { [model] name in
        switch model.resolve(name, in: scope) {
        case .types(let ids):
          for id in ids { level = min(level, model.effectiveAccess(of: id).ofMember) }
        case .alias(_, let place, let alias):
          level = min(level, model.access(of: alias, in: place).ofMember)
        case .unknown where runtime.module == nil && runtime.moduleTypes.contains(name):
          // The runtime is generated beside it, and internal.
          level = min(level, .internal)
        case .parameter, .unknown: break
        }
      }
    }
    return level
  }

  /// The level of an initializer in the type's own file, below `internal` where a parameter's type
  /// is seen less far than the type itself; nil otherwise.
  private func hiddenLevel(of properties: [Property]) -> AccessLevel? {
    let own = model.effectiveAccess(of: type.id)
    var least: AccessLevel?
    for property in properties {
      property.type?.forEachName { [model] name in
        guard let id = model.types(named: name, in: Scope(in: type.id)).first else { return }
        var level = model.effectiveAccess(of: id)
        // What is private to a file is seen in all of it.
        if level == .private, !model.isPrivateInType(id) { level = .fileprivate }
        if !level.isVisibleInOtherFiles, level < own { least = min(least ?? level, level) }
      }
    }
    return least
  }

  /// Whether the compiler makes an initializer with the same parameters (Swift book, Memberwise
  /// Initializers for Structure Types), visible in other files.
  private func collides(_ properties: [Property], _ synthesized: [Property]) -> Bool {
    guard type.kind == .struct, !hasOwnInitializer else { return false }
    // Where everything has a value the compiler makes `init()`, whatever else it makes.
    if properties.isEmpty, synthesized.allSatisfy(needsNothing) { return true }
    return synthesized.map(\.name) == properties.map(\.name)
      && !synthesized.contains { $0.isLazy || !$0.access.isVisibleInOtherFiles }
  }

  /// Whether it needs none from an initializer. If its type cannot be inferred and it is not
  /// skipped, something else has to be said first.
  private func needsNothing(_ property: Property) -> Bool {
    guard property.type != nil || property.attributes.isSkipped else { return false }
    return property.hasValue
  }

  /// Whether a parameter has a default that the compiler's own initializer does not give it.
  private func addsDefaults(
    _ properties: [Property], _ parameters: [MemberwiseInit.Parameter]
  ) -> Bool {
    zip(properties, parameters).contains { property, parameter in
      guard let value = parameter.defaultValue else { return false }
      let isNil = value == "nil" && property.type?.text.hasSuffix("?") ?? false
      return property.isLet || (property.initialValue == nil && !isNil)
    }
  }
}

extension MemberwiseInitPlanner {
  /// The type's text; a function that is kept has to be `@escaping`. Of two initializers that both
  /// take a `T!` the compiler chooses none, so that here it is a `T?`.
  private func parameterType(_ declared: TypeName) -> String {
    var text = model.spelling(of: declared, inExtensionOf: type.id)
    if !matchesSourcery, text.hasSuffix("!") { text = text.dropLast() + "?" }
    return isFunction(declared) ? "@escaping " + text : text
  }

  /// Whether a type is a function, also through typealiases.
  private func isFunction(_ declared: TypeName) -> Bool {
    model.expanded(declared, in: Scope(in: type.id)).type.isFunction
  }

  private func defaultValue(of property: Property, _ type: TypeName) -> String? {
    let annotated = AnnotatedValue(model: model, property: property).code(.default)
    if let value = property.initialValue ?? annotated {
      return isOutOfReach(value, type, in: Scope(in: property.owner)) ? nil : value
    }
    if type.isOptional { return "nil" }
    if let flattened = runtime.flattened, type.dottedName == flattened.type {
      return "\(type.text)()"
    }
    return nil
  }
}

extension Property {
  /// Whether an initializer may set it: a constant with an initial value has it for good, a lazy
  /// one makes it itself.
  var isInitialized: Bool { isStored && !isLazy && !(isLet && initialValue != nil) }
}
