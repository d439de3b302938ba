import WidgetModel
import WidgetSyntax

/// The capabilities of the runtime that generated code calls.
///
/// To support another runtime, add a value like `beagle1`, `beagle2` or `standalone`.
package struct Runtime: Sendable {
  /// The kind of keys in a type's container.
  package enum Keys: Sendable {
    /// Always an enum `CodingKeys`, with one key for each property.
    case codingKeys
    /// An enum `CodingKeys`, unless a property has a key that such an enum cannot express. For the runtime `standalone`,
    /// this is an option.
    case codingKeysWherePossible
    /// String literals, or user-defined `CodingKeys` if a user-defined function takes a container.
    case literals
  }

  /// The coding of a value whose declared type is a concrete type that conforms to a base.
  package enum ConcreteTypes: Sendable {
    case codeThemselves
    /// The value is decoded directly, and encoded as a value of the base, with its name.
    case encodeThroughBase
    /// If the type's inheritance clause names a base, the value is decoded as a value of the base, with its name, and
    /// then cast. Sourcery's templates for Beagle 1 decode such values in the same way.
    case decodeThroughBase
  }

  /// The coding of enums without raw values.
  package enum Enums: Sendable {
    /// Coded in the forms of Sourcery's AutoCodable template.
    case autoCodable
    /// Coded as a family of their cases.
    case family
  }

  /// The names in the statements that register types.
  package struct Registry: Sendable {
    /// The name of the type that contains the registries.
    package var dependencies: String
    /// The member with which components and actions are registered.
    package var coder: String
    /// The member with which navigation controllers are registered.
    package var navigation: String
    /// The expression for the coder in an app's code.
    package var coderOfApp: String
    /// The argument label of a registered type, or nil if the label is the name of the kind.
    package var label: String?
  }

  /// A capability that an annotation's key may require.
  package enum Capability: Sendable {
    case encoding
    /// Keys that an enum with a case for each property cannot express.
    case literalKeys
    /// Values that annotations omit, replace or code in another form: `lossy`, `null`, `coder`.
    case policies
    /// Values with unknown names that are omitted, kept or replaced.
    case unknownNames
  }

  /// The name in the configuration.
  package var name = "standalone"
  /// The protocols whose values are distinguished by names in the JSON; empty if the sources declare the families.
  package var bases: [String]
  /// Whether the sources can declare protocols and classes as families.
  package var hasFamilies = false
  /// Whether generated code can encode. If not, annotations about encoding are reported.
  package var encodes = true
  package var keys: Keys
  package var concreteTypes: ConcreteTypes
  package var enums: Enums = .family
  /// Whether annotations can change how values are coded: policies such as `lossy` and `unknown`, coders, and forms
  /// such as `positional` and `shorthand`.
  package var hasPolicies = true
  /// Whether a polymorphic value may be nested in any type, instead of only being a property's value or an element of
  /// an array.
  package var nestsPolymorphs = true
  /// Whether containers have functions that infer the type of a polymorphic value, or of a list of such values.
  package var infersTypes = false
  /// Whether the runtime supports code that reads and writes the bytes of JSON, in addition to `Codable`.
  package var hasDirectJSON = false
  /// Whether the error is reported if another value replaces a wrong value.
  package var reportsErrors = true
  /// Whether a flattened optional is nil if it cannot be decoded.
  package var ignoresErrorsOfFlattened = false
  /// Whether the sources of WidgetRuntime are always generated next to the code that calls them.
  package var isAlwaysEmbedded = false
  /// The names in the statements that register types, or nil if types are not registered.
  package var registry: Registry?
  /// The names of the members that the runtime requires of a widget.
  package var widgetMembers: Set<String> = []
  /// Whether a property wrapper that is `Codable` is coded instead of its value.
  var codesWrappers = true
  /// Whether `static let defaultTitle` is the default of `title` in every type. Otherwise this applies only to types
  /// that conform to `AutoDecodable` or a similar protocol, as in Sourcery's templates.
  var usesStaticDefaults = true
  /// Whether `static let defaultTitle` also replaces a value of `title` that cannot be decoded.
  var staticDefaultsReplaceErrors = false
  /// Whether generated code follows Sourcery's templates for Beagle. Generated members have the same text as with these
  /// templates in types that a marker protocol selects.
  package var matchesSourcery = false
  /// Whether nil is encoded as `null` if a missing key would be decoded as another value.
  package var encodesExplicitNil = false
  /// Whether generated code limits the nesting of values with recursive types.
  var limitsNesting = false
  /// Whether the bases are certainly `Codable`, even if their sources are not scanned.
  var basesAreCodable = true
  /// The name and type of the property that is flattened without an annotation, or nil if there isn't one.
  package var flattened: (property: String, type: String)?
  /// The name of the property wrapper for polymorphic properties, or nil if there isn't one.
  package var wrapper: String?
  /// The protocols that select a struct if the sources declare no marker protocol and the option `select` is missing.
  var implicit: [String] = []
  /// The runtime's module, which generated files import, or nil if there isn't one.
  package var module: String?
  /// The name of the type that can store any JSON value.
  var anyJSON = "DynamicObject"
  /// The names of the module's types that are common in properties.
  package var moduleTypes: Set<String> = []

  package init(bases: [String], keys: Keys, concreteTypes: ConcreteTypes) {
    self.bases = bases
    self.keys = keys
    self.concreteTypes = concreteTypes
  }
}

extension Runtime {
  /// Whether the runtime is a version of Beagle, whose module declares its own types.
  package var isBeagle: Bool { module == "Beagle" }

  /// Whether the runtime has a capability.
  func supports(_ capability: Capability) -> Bool {
    switch capability {
    case .encoding: encodes
    case .literalKeys: if case .codingKeys = keys { false } else { true }
    case .policies, .unknownNames: hasPolicies
    }
  }

  /// Beagle 1.x, with `container.decode(forKey:)` for components and actions, and `WidgetProperties`. It only decodes.
  ///
  /// The module `BeagleSchema` of versions 1.0 to 1.5 declares the two `Raw` protocols.
  package static let beagle1 = {
    var runtime = Runtime(
      bases: ["ServerDrivenComponent", "Action", "RawComponent", "RawAction"], keys: .codingKeys,
      concreteTypes: .decodeThroughBase)
    runtime.name = "beagle-1"
    runtime.encodes = false
    runtime.enums = .autoCodable
    runtime.hasPolicies = false
    runtime.nestsPolymorphs = false
    runtime.codesWrappers = false
    runtime.staticDefaultsReplaceErrors = true
    runtime.matchesSourcery = true
    runtime.infersTypes = true
    runtime.reportsErrors = false
    runtime.ignoresErrorsOfFlattened = true
    runtime.registry = Registry(
      dependencies: "BeagleDependencies", coder: "decoder", navigation: "navigation",
      coderOfApp: "dependencies.decoder")
    runtime.widgetMembers = ["widgetProperties", "renderer", "origin"]
    runtime.flattened = ("widgetProperties", "WidgetProperties")
    runtime.implicit = ["Widget", "ServerDrivenComponent", "Action"]
    runtime.module = "Beagle"
    runtime.moduleTypes = [
      "Accessibility", "Action", "ActionAnalyticsConfig", "AnalyticsAction", "AnalyticsClick",
      "AnalyticsScreen", "AsyncAction", "Context", "DynamicDictionary", "DynamicObject",
      "Expression", "Flex", "HTTPMethod", "Route", "ServerDrivenComponent", "Style", "Widget",
      "WidgetProperties",
    ]
    return runtime
  }()

  /// Beagle 2.x. The containers' own functions and `AutoCodable` use the `Coder` in the decoder's `userInfo`.
  package static let beagle2 = {
    var runtime = Runtime(
      bases: ["ServerDrivenComponent", "Action"], keys: .codingKeysWherePossible,
      concreteTypes: .encodeThroughBase)
    runtime.name = "beagle-2"
    runtime.wrapper = "AutoCodable"
    runtime.infersTypes = true
    runtime.isAlwaysEmbedded = true
    runtime.registry = Registry(
      dependencies: "any BeagleEnviromentProtocol", coder: "coder", navigation: "navigator",
      coderOfApp: "coder", label: "type")
    runtime.widgetMembers = ["id", "style", "accessibility", "renderer", "origin"]
    runtime.implicit = ["Widget", "ServerDrivenComponent", "Action"]
    runtime.module = "Beagle"
    runtime.moduleTypes = beagle1.moduleTypes.union(["AutoCodable"])
    return runtime
  }()

  /// WidgetRuntime, for families that the sources declare (`FamilyIndex`).
  package static let standalone = {
    var runtime = Runtime(bases: [], keys: .literals, concreteTypes: .codeThemselves)
    runtime.hasFamilies = true
    runtime.usesStaticDefaults = false
    runtime.encodesExplicitNil = true
    runtime.limitsNesting = true
    runtime.basesAreCodable = false
    runtime.hasDirectJSON = true
    runtime.widgetMembers = ["makeView"]
    runtime.module = "WidgetRuntime"
    runtime.anyJSON = "JSONValue"
    runtime.moduleTypes = [runtime.anyJSON, JSONShape.fieldName]
    return runtime
  }()

  /// Returns the runtime with the given name, as in the configuration and in contracts, or nil if the name is unknown.
  package static func named(_ name: String) -> Runtime? {
    [beagle1, beagle2, standalone].first { $0.name == name }
  }

  /// This runtime, generated into the target instead of being imported. Beagle is always imported.
  package var embedded: Runtime {
    var runtime = self
    if hasFamilies { runtime.module = nil }
    return runtime
  }

  /// Whether the module itself declares one of the runtime's bases.
  func isDeclared(in model: Model) -> Bool {
    bases.contains { model.index.types(named: $0).contains(where: model.isOwn) }
  }
}
