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

  /// Returns the variables for one of several output files.
  func values(ofPart part: Int) -> [String: Value] {
    let types = plan.types.filter { type in
      OutputNaming.part(ofSource: path(of: type), of: configuration.parts) == part
    }
    return describe(types, of: plan, resolved, configuration)
  }

  /// Returns the variables of a template for the types of each source, by output file. Sources with the same name,
  /// ignoring case, share a file.
  func valuesBySource(
    ofTemplate template: String
  ) -> [(output: String, values: [String: Value])] {
    let types = Dictionary(grouping: plan.types) { type in
      OutputNaming.output(ofTemplate: template, forSource: path(of: type)).lowercased()
    }
    return types.sorted { $0.key < $1.key }.map { _, types in
      let output = OutputNaming.output(ofTemplate: template, forSource: path(of: types[0]))
      return (output, describe(types, of: plan, resolved, configuration))
    }
  }

  private func path(of type: TypePlan) -> String {
    resolved.model.files[type.id.file].source.path
  }
}

/// Describes a plan for the built-in templates.
func describe(
  _ plan: CodingPlan, _ resolved: ResolvedSources, _ configuration: Configuration
) -> BuiltinDescription {
  BuiltinDescription(
    resolved: resolved, plan: plan, configuration: configuration,
    values: describe(plan.types, of: plan, resolved, configuration))
}

/// Describes some types of a plan, and everything that does not belong to a single type.
private func describe(
  _ types: [TypePlan], of plan: CodingPlan, _ resolved: ResolvedSources,
  _ configuration: Configuration
) -> [String: Value] {
  let (context, runtime) = (resolved.context, resolved.runtime)
  let spelling = RuntimeSpelling(configuration, context.model)
  let inOutput = types.filter { $0.hasMembers(in: .file) }
  let imports =
    inOutput.isEmpty
    ? []
    : ImportPlanner(context, readsBytes: spelling.readsBytes)
      .imports(for: inOutput, importsModule: configuration.importsBeagle)
  let boxes = plan.policyBoxes.map { box in
    BuiltinContext.policyBox(
      box, of: context.families.named(box.base),
      sharesNestedValues: plan.families.contains {
        $0.family.name == box.base && $0.sharesNestedValues
      }, spelling)
  }
  return BuiltinContext.values(
    inOutput, families: plan.families, policyBoxes: boxes, imports: imports,
    familyImports: familyImports(types, of: plan, resolved, configuration), spelling
  )
  .merging(BuiltinContext.joiningModules(plan)) { $1 }
  .merging(BuiltinContext.equalities(types)) { $1 }
  .merging(
    runtime.registry.map {
      BuiltinContext.registrations(
        plan.registrations, with: $0, importsBeagle: configuration.importsBeagle)
    } ?? [:]
  ) { $1 }
}

/// Returns the imports that the boxes need. Boxes for Beagle's protocols use only declarations of Beagle and UIKit; all
/// other boxes may use families of other modules.
private func familyImports(
  _ types: [TypePlan], of plan: CodingPlan, _ resolved: ResolvedSources,
  _ configuration: Configuration
) -> [String] {
  if !resolved.runtime.hasFamilies {
    return (configuration.importsBeagle ? ["import Beagle"] : [])
      + (plan.policyBoxes.contains { $0.unknown == .keep } ? ["import UIKit"] : [])
  }
  let families = plan.families.map(\.family)
  let foreign = Set(plan.policyBoxes.map(\.base)).subtracting(families.map(\.name))
  return ImportPlanner(resolved.context, readsBytes: configuration.readsBytes).imports(
    for: families, types: types.filter { $0.needsPolicyBox(for: foreign) },
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
