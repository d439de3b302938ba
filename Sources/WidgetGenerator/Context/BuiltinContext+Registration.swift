import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// The lines that make types known to Beagle, and what Beagle calls its parts.
  static func values(
    _ registrations: [Registration], with registry: Runtime.Registry, importsBeagle: Bool
  ) -> [String: Value] {
    [
      "registrationImports": .array(importsBeagle ? ["import Beagle"] : []),
      "registrations": .array(
        registrations.map { item in
          .strict([
            "kind": .string(item.kind.rawValue), "type": .string(item.type),
            "label": .string(registry.label ?? item.kind.rawValue),
            "name": .optional(item.name?.swiftLiteral), "condition": .optional(item.condition),
            "availability": .optional(item.availability.check),
            "indent": item.availability.check == nil ? "" : "    ",
          ])
        }),
      "registry": .strict([
        "dependencies": .string(registry.dependencies), "coder": .string(registry.coder),
        "navigation": .string(registry.navigation),
      ]),
    ]
  }
}
