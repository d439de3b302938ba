import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// User-defined functions that take part in the coding of a type. Only their names are known.
extension ContractBuilder {
  /// Adds the functions of a type to the contract: the throwing hooks that generated code calls, and `encode(to:)`.
  mutating func addFunctions(of id: DeclarationID) {
    let names = functions(of: id).uniqued().stablySorted()
    if !names.isEmpty { functions[model.name(of: id)] = names }
  }

  private func functions(of id: DeclarationID) -> [String] {
    var names: [String] = []
    for variant in plans[id]?.codedVariants ?? [] {
      guard let object = variant.object else { continue }
      let (decodes, encodes) = (object.coding.decodes, object.coding.encodes && runtime.encodes)
      names += object.hooks.filter { hook, function in
        function.isThrowing && (hook == .willEncode ? encodes : decodes)
      }.map(\.key.rawValue)
      // The contract contains the properties of such a superclass, but not the superclass itself.
      if let superclass = object.superclass?.declaration,
        context.families.declared(by: superclass) != nil
      {
        names += functions(of: superclass)
      }
    }
    if runtime.encodes, context.written(in: id).hasEncode { names.append("encode(to:)") }
    return names
  }
}
