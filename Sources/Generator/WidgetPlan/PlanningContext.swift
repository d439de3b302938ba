package import WidgetModel
package import WidgetSource
package import WidgetSyntax

/// The information that all planners and checks of a module use: the declarations of the sources, the results derived
/// from them, and the runtime.
///
/// Each result is derived once, from the results before it. The context is an immutable class for the same reason as
/// `Model`.
package final class PlanningContext: Sendable {
  package let model: Model
  package let runtime: Runtime
  package let conformances: Conformances
  package let families: FamilyIndex
  /// Determines the places from which fallbacks for unknown names are decoded.
  let fallbacks: FallbackResolver
  /// Finds the values that types encode instead of their names.
  let tagValues: TagValues
  let selection: Selection
  /// The types that are recursive through families that may decode a value several times.
  let recursion: RecursionIndex
  let workers: any Workers
  private let keyStyles: KeyStyles
  /// The names of the dependencies' modules.
  let modules: ModuleNames
  /// The paths of the dependencies' files whose modules contain the runtime instead of importing it.
  let embedding: Set<String>
  /// The keys of annotations that user-defined templates read.
  let templateKeys: TemplateKeys

  /// - Parameters:
  ///   - conforming: the protocols that select structs, instead of the runtime's protocols.
  ///   - keyStyles: the styles of keys that the configuration specifies, by the path of the file.
  ///   - modules: the names of modules that the build knows, by the path of the file.
  ///   - embedding: the paths of files whose modules contain the runtime.
  ///   - templateKeys: the keys of annotations that user-defined templates read.
  package init(
    _ model: Model, _ runtime: Runtime, conforming: [String]? = nil,
    keyStyles: [String: String] = [:], modules: [String: String] = [:],
    embedding: Set<String> = [],
    templateKeys: TemplateKeys = TemplateKeys([]),
    workers: any Workers = SingleWorker()
  ) {
    self.model = model
    self.runtime = runtime
    self.workers = workers
    self.templateKeys = templateKeys
    self.embedding = embedding
    self.modules = ModuleNames(model, modules)
    let declared = FamilyDeclarations(model)
    conformances = Conformances(
      in: model, of: model.annotatedTypes,
      conformingTo: MarkerProtocol.all.map(\.name) + runtime.bases + runtime.implicit
        + declared.ids.map(model.name) + (conforming ?? []))
    self.keyStyles = KeyStyles(ofFiles: keyStyles, declared)
    fallbacks = FallbackResolver(conformances, declared, self.keyStyles)
    tagValues = TagValues(
      conformances, self.keyStyles,
      bases: MarkerProtocol.all.map(\.name) + declared.ids.map(model.name) + (conforming ?? []))
    let resolver = FamilyResolver(conformances, declared, fallbacks, tagValues)
    families =
      runtime.hasFamilies
      ? FamilyIndex(resolver.families()) : FamilyIndex(bases: runtime.bases)
    selection = Selection(conformances, families, runtime, conforming: conforming, workers)
    let enums = selection.types.map(\.id).filter {
      model.declaration($0).kind == .enum && model.attributes(of: $0).family.isUntagged
    }
    let retried = families.all.filter {
      $0.representation == .untagged || $0.unknown.fallback != nil
    }
    recursion = RecursionIndex(of: enums + retried.map(\.id), in: model, families)
  }

  /// Returns the key style for a type's properties, or for an enum's associated values. Returns nil if the keys are the
  /// unchanged names.
  func keyStyle(of type: ModelType) -> NameStyle? {
    // If Swift synthesizes the type's coding, the module's style does not apply: the keys are the names of the
    // properties.
    let module = selection.isCoded(type.id) ? keyStyles.style(ofModuleOf: type.id) : nil
    let families = families.containing(type.id).filter { !$0.isRefinement }
    return keyStyles.style(type.attributes.keyStyle, families: families.map(\.id), module)
  }

  /// Returns the user-defined members of a type.
  func written(in type: ModelType) -> WrittenMembers { WrittenMembers(of: type, conformances) }

  /// Returns the user-defined members of a declared type.
  package func written(in id: DeclarationID) -> WrittenMembers { written(in: model.type(id)) }
}
