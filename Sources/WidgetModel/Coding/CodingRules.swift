/// What a runtime asks of generated code: the protocols it decodes by a type key, and the names it
/// brings along.
///
/// A value, so that a runtime is added by describing it.
package struct CodingRules: Sendable {
  /// The protocols whose values carry their type's name in the JSON.
  package var bases: [String]
  /// A concrete type that names a base in its inheritance clause is decoded as the base and cast:
  /// so did the Sourcery templates of Beagle 1, and its JSON carries the type's name then.
  package var castsConcreteTypes: Bool
  /// The type whose properties stand in the JSON beside those of the widget, and the name of the
  /// property that has it.
  package var flattened: (property: String, type: String)?
  /// Conformances that select a struct when the sources declare no marker protocol.
  package var implicit: [String]
  /// The module that generated files import; nil for none.
  package var module: String?
  /// Types that this module declares, as far as properties use them.
  package var moduleTypes: Set<String>
  /// What coding in both directions needs to know besides; nil for a runtime that only decodes.
  package var wire: WireRules?

  package init(
    bases: [String], castsConcreteTypes: Bool = false,
    flattened: (property: String, type: String)? = nil, implicit: [String] = [],
    module: String? = nil, moduleTypes: Set<String> = []
  ) {
    self.bases = bases
    self.castsConcreteTypes = castsConcreteTypes
    self.flattened = flattened
    self.implicit = implicit
    self.module = module
    self.moduleTypes = moduleTypes
  }

  /// Beagle 1.x: `container.decode(forKey:)` for components and actions, `WidgetProperties`.
  ///
  /// The two `Raw` protocols are those of the module `BeagleSchema`, which 1.0 to 1.5 had.
  package static let beagle1 = CodingRules(
    bases: ["ServerDrivenComponent", "Action", "RawComponent", "RawAction"],
    castsConcreteTypes: true,
    flattened: ("widgetProperties", "WidgetProperties"),
    implicit: ["Widget", "ServerDrivenComponent", "Action"], module: "Beagle",
    moduleTypes: [
      "Accessibility", "Action", "ActionAnalyticsConfig", "AnalyticsAction", "AnalyticsClick",
      "AnalyticsScreen", "AsyncAction", "Context", "DynamicDictionary", "DynamicObject",
      "Expression", "Flex", "HTTPMethod", "Route", "ServerDrivenComponent", "Style", "Widget",
      "WidgetProperties",
    ])
}
