import WidgetModel
import WidgetPlan
import WidgetTemplate

extension BuiltinContext {
  /// The lines that make types known to Beagle, and what Beagle calls its parts.
  static func values(
    _ registrations: [Registration], _ configuration: Configuration
  ) -> [String: Value] {
    let isFirst = configuration.runtime == .beagle1
    return [
      "registrationImports": .array(
        configuration.isTrue("shouldNotImportBeagle") ? [] : ["import Beagle"]),
      "registrations": .array(
        registrations.map { item in
          .strict([
            "kind": .string(item.kind.rawValue), "type": .string(item.type),
            "label": .string(isFirst ? item.kind.rawValue : "type"),
            "name": .optional(item.name?.swiftLiteral), "condition": .optional(item.condition),
            "availability": .optional(item.availability.check),
            "indent": item.availability.check == nil ? "" : "    ",
          ])
        }),
      "registry": .strict([
        "dependencies": isFirst ? "BeagleDependencies" : "any BeagleEnviromentProtocol",
        "coder": isFirst ? "decoder" : "coder",
        "navigation": isFirst ? "navigation" : "navigator",
      ]),
    ]
  }
}
