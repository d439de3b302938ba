import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A plan, and its description as variables of the built-in templates.
struct BuiltinDescription {
  let resolved: ResolvedSources
  let plan: CodingPlan
  let configuration: Configuration
  /// The variables of templates with one output file for all types.
  let values: [String: Value]
  private let typeDescription: TypeDescription

  init(_ plan: CodingPlan, _ resolved: ResolvedSources, _ configuration: Configuration) {
    (self.plan, self.resolved, self.configuration) = (plan, resolved, configuration)
    typeDescription = TypeDescription(resolved, configuration)
    values = typeDescription.values(plan.types).merging(
      valuesOfModule(plan, resolved, configuration, typeDescription.spelling)
    ) { $1 }
  }

  /// Returns the variables of a template of single types for one of several output files.
  func values(ofPart part: Int) -> [String: Value] {
    let types = plan.types.filter { type in
      OutputNaming.part(ofSource: path(of: type), of: configuration.parts) == part
    }
    return typeDescription.values(types)
  }

  /// Returns the variables of a template of single types for the types of each source, by output file. Sources with the
  /// same name, ignoring case, share a file.
  func valuesBySource(
    ofTemplate template: String
  ) -> [(output: String, values: [String: Value])] {
    let types = Dictionary(grouping: plan.types) { type in
      OutputNaming.output(ofTemplate: template, forSource: path(of: type)).lowercased()
    }
    return types.sorted { $0.key < $1.key }.map { _, types in
      let output = OutputNaming.output(ofTemplate: template, forSource: path(of: types[0]))
      return (output, typeDescription.values(types))
    }
  }

  private func path(of type: TypePlan) -> String {
    resolved.model.files[type.id.file].source.path
  }
}

/// Describes types for an output file with their members.
private struct TypeDescription {
  let spelling: RuntimeSpelling
  private let importPlanner: ImportPlanner
  private let importsModule: Bool

  init(_ resolved: ResolvedSources, _ configuration: Configuration) {
    spelling = RuntimeSpelling(configuration, resolved.model)
    importPlanner = ImportPlanner(resolved.context, readsBytes: spelling.readsBytes)
    importsModule = configuration.importsBeagle
  }

  /// Returns the variables of the generations `Coding` and `Equality`.
  func values(_ types: [TypePlan]) -> [String: Value] {
    let inOutput = types.filter { $0.hasMembers(in: .file) }
    let imports =
      inOutput.isEmpty ? [] : importPlanner.imports(for: inOutput, importsModule: importsModule)
    return BuiltinContext.values(inOutput, imports: imports, spelling)
      .merging(BuiltinContext.equalities(types)) { $1 }
  }
}

/// Returns the variables of the generations that describe a whole module: `Families` and `Registration`.
private func valuesOfModule(
  _ plan: CodingPlan, _ resolved: ResolvedSources, _ configuration: Configuration,
  _ spelling: RuntimeSpelling
) -> [String: Value] {
  let families = resolved.context.families
  let sharing = Set(plan.families.filter(\.sharesNestedValues).map(\.family.name))
  let boxes = plan.policyBoxes.map { box in
    BuiltinContext.policyBox(
      box, of: families.named(box.base), sharesNestedValues: sharing.contains(box.base), spelling)
  }
  let values: [String: Value] = [
    "families": .array(plan.families.map { BuiltinContext.family($0, spelling) }),
    "policyBoxes": .array(boxes),
    "familyImports": .array(familyImports(plan, resolved, configuration).map(Value.string)),
  ]
  return
    values
    .merging(BuiltinContext.joiningModules(plan)) { $1 }
    .merging(
      resolved.runtime.registry.map {
        BuiltinContext.registrations(
          plan.registrations, with: $0, importsBeagle: configuration.importsBeagle)
      } ?? [:]
    ) { $1 }
}

/// Returns the imports that the boxes need. Boxes for Beagle's protocols use only declarations of Beagle and UIKit; all
/// other boxes may use families of other modules.
private func familyImports(
  _ plan: CodingPlan, _ resolved: ResolvedSources, _ configuration: Configuration
) -> [String] {
  if !resolved.runtime.hasFamilies {
    return (configuration.importsBeagle ? ["import Beagle"] : [])
      + (plan.policyBoxes.contains { $0.unknown == .keep } ? ["import UIKit"] : [])
  }
  let families = plan.families.map(\.family)
  let foreign = Set(plan.policyBoxes.map(\.base)).subtracting(families.map(\.name))
  return ImportPlanner(resolved.context, readsBytes: configuration.readsBytes).imports(
    for: families, types: plan.types.filter { $0.needsPolicyBox(for: foreign) },
    registering: plan.joiningModules.map(\.module),
    module: configuration.embedsRuntime ? nil : "WidgetRuntime")
}

extension Configuration {
  /// Whether the runtime is generated in the same module as the code that calls it. Apps with Beagle do not import
  /// WidgetRuntime.
  var embedsRuntime: Bool {
    runtime.capabilities.isAlwaysEmbedded || embedsWholeRuntime || isTrue("embedRuntime")
  }

  /// Whether template arguments request the runtime in the target.
  package static func requestEmbeddedRuntime(_ arguments: [String: String]) -> Bool {
    isTrue("embedRuntime", in: arguments)
  }

  /// Whether generated code reads and writes the bytes of JSON, in addition to `Codable`.
  var readsBytes: Bool { directJSON && runtime.capabilities.hasDirectJSON }

  /// Whether files that are generated for Beagle import it. False with the template argument `shouldNotImportBeagle`.
  var importsBeagle: Bool { !isTrue("shouldNotImportBeagle") }

  /// Whether a template argument is present and is not empty, `0`, `false` or `no`.
  func isTrue(_ argument: String) -> Bool { Self.isTrue(argument, in: arguments) }

  private static func isTrue(_ argument: String, in arguments: [String: String]) -> Bool {
    guard let value = arguments[argument]?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(value)
  }
}
