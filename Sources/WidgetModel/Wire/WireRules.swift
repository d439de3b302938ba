/// What a runtime asks of code that decodes and encodes.
package struct WireRules: Sendable {
  /// Whether containers are keyed by an enum `CodingKeys`, which Beagle's own functions take.
  package var readsCodingKeys: Bool
  /// Whether a concrete type of a family is encoded through its base, which writes the name.
  package var boxesConcreteTypes: Bool
  /// The property wrapper that marks polymorphic properties; nil for none.
  package var wrapper: String?
  /// The families that are declared in the sources.
  package var families: [Family]

  package init(
    readsCodingKeys: Bool, boxesConcreteTypes: Bool, wrapper: String? = nil, families: [Family]
  ) {
    self.readsCodingKeys = readsCodingKeys
    self.boxesConcreteTypes = boxesConcreteTypes
    self.wrapper = wrapper
    self.families = families
  }
}

extension CodingRules {
  /// Beagle 2.x: everything goes through the containers' own functions and `AutoCodable`, so
  /// through the `Coder` in the decoder's `userInfo`.
  package static let beagle2 = {
    var rules = CodingRules(
      bases: ["ServerDrivenComponent", "Action"],
      implicit: ["Widget", "ServerDrivenComponent", "Action"], module: "Beagle",
      moduleTypes: beagle1.moduleTypes.union(["AutoCodable"]))
    rules.wire = WireRules(
      readsCodingKeys: true, boxesConcreteTypes: true, wrapper: "AutoCodable", families: [])
    return rules
  }()

  /// No Beagle: the families that the sources declare.
  package static func standalone(_ model: Model, importsRuntime: Bool = true) -> CodingRules {
    let families = model.families()
    var rules = CodingRules(
      bases: families.map(\.name), implicit: [], module: importsRuntime ? "WidgetRuntime" : nil,
      moduleTypes: ["JSONValue"])
    rules.wire = WireRules(readsCodingKeys: false, boxesConcreteTypes: false, families: families)
    return rules
  }
}
