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
  let spelling: WireSpelling
  /// Whether the runtime is generated beside the code that calls it.
  let embedsRuntime: Bool

  func values(of types: [GeneratedType]) -> [String: Value] {
    let inOutput = types.filter { $0.hasMembers(in: .output) }
    let imports =
      inOutput.isEmpty
      ? []
      : model.imports(
        for: inOutput, rules, importsModule: !configuration.isTrue("shouldNotImportBeagle"),
        dependencies: configuration.dependencies)
    return BuiltinContext.values(
      inOutput, families: families, imports: imports,
      familyImports: model.imports(
        for: families, module: embedsRuntime ? nil : "WidgetRuntime"),
      spelling, embedsRuntime: embedsRuntime
    ).merging(BuiltinContext.equalities(types)) { $1 }
  }

  /// The types whose generated members go to one of several files.
  func types(_ types: [GeneratedType], ofPart part: Int) -> [GeneratedType] {
    types.filter { type in
      let path = model.files[type.id.file].source.path
      return OutputNaming.part(ofSource: path, of: configuration.parts) == part
    }
  }
}
