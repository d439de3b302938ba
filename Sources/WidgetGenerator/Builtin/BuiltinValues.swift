import WidgetModel
import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Describes the types that something is generated for, all of them or those of one output file.
struct BuiltinValues {
  let model: Model
  let configuration: Configuration
  let rules: CodingRules
  let families: [Family]
  let policyBoxes: [PolicyBox]
  let spelling: WireSpelling
  /// Whether the runtime is generated beside the code that calls it.
  let embedsRuntime: Bool

  func values(of types: [GeneratedType]) -> [String: Value] {
    let inOutput = types.filter { $0.hasMembers(in: .output) }
    let imports =
      inOutput.isEmpty
      ? []
      : model.imports(
        for: inOutput, rules, importsModule: !configuration.isTrue("shouldNotImportBeagle"))
    return BuiltinContext.values(
      inOutput, families: families, policyBoxes: policyBoxes.map(value), imports: imports,
      familyImports: familyImports(types), spelling, embedsRuntime: embedsRuntime
    ).merging(BuiltinContext.equalities(types)) { $1 }
  }

  private func value(_ box: PolicyBox) -> Value {
    BuiltinContext.value(box, rules.wire?.families.first { $0.name == box.base }, spelling)
  }

  /// Boxes for Beagle's protocols hold what Beagle and UIKit declare; others need what brings the
  /// families of other modules.
  private func familyImports(_ types: [GeneratedType]) -> [String] {
    if configuration.runtime == .beagle2 {
      return (configuration.isTrue("shouldNotImportBeagle") ? [] : ["import Beagle"])
        + (policyBoxes.contains { $0.unknown == .keep } ? ["import UIKit"] : [])
    }
    let own = Set(families.map(\.name))
    let foreign = Set(policyBoxes.map(\.base)).subtracting(own)
    return model.imports(
      for: families, types: types.filter { $0.isBoxing(foreign) },
      module: embedsRuntime ? nil : "WidgetRuntime")
  }

  /// The types whose generated members go to one of several files.
  func types(_ types: [GeneratedType], ofPart part: Int) -> [GeneratedType] {
    types.filter { type in
      let path = model.files[type.id.file].source.path
      return OutputNaming.part(ofSource: path, of: configuration.parts) == part
    }
  }
}
