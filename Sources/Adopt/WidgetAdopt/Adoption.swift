package import WidgetGenerator
import WidgetModel
import WidgetPlan
package import WidgetSource
import WidgetSyntax

/// The hand-written coding and initializers of a module, and what annotations can replace.
package struct Adoption: Sendable {
  /// The types with hand-written coding or a memberwise initializer, in the order of the sources.
  package private(set) var types: [AdoptedType] = []
  package private(set) var suspiciousKeys: [SuspiciousKey] = []
  /// The sources that change, with their new content.
  package private(set) var changes: [(old: SourceFile, new: SourceFile)] = []

  /// - Parameters:
  ///   - files: the files of the module and of its dependencies.
  ///   - allowed: the differences that the user accepts.
  ///   - allowsBlocks: whether the coding of classes and private types can be generated in inline blocks.
  ///   - allowsFunctions: whether code that is not read can move to functions for single properties.
  ///   - helpers: functions of containers whose meaning the configuration specifies.
  ///   - isIncluded: whether the types of a file are considered.
  package init(
    _ files: [ScannedFile], configuration: Configuration,
    workers: any Workers = SingleWorker(), allowed: Set<AllowedDifference> = [],
    allowsBlocks: Bool = false, allowsFunctions: Bool = false, helpers: [ConfiguredFunction] = [],
    isIncluded: (String) -> Bool = { _ in true }
  ) {
    let sources = PlannedSources(files, configuration: configuration, workers: workers)
    let model = sources.context.model
    let uses = ModuleUses(
      keys: KeyMentions(in: model), exportedCalls: ExportedCalls(in: model),
      helpers: ContainerHelpers(in: model, helpers),
      hooks: allowsFunctions ? ModuleUses.hooks(in: model) : [])
    var candidates: [Candidate] = []
    for id in model.allTypes {
      let path = model.files[id.file].source.path
      guard model.isOwn(id), isIncluded(path), model.mayHaveMembers(id) else { continue }
      guard
        let candidate = Candidate(
          id, sources.context, uses, allowed: allowed, allowsBlocks: allowsBlocks,
          allowsFunctions: allowsFunctions)
      else { continue }
      candidates.append(candidate)
      suspiciousKeys += candidate.suspiciousKeys(in: model)
    }
    let edited = prove(
      &candidates, files, configuration, sources, workers,
      allowsWarnings: allowed.contains(.warnings))
    var tables: [Int: LineTable] = [:]
    for candidate in candidates {
      types.append(
        candidate.result(in: model) { file, offset in
          let lines = tables[file] ?? LineTable(model.files[file].source)
          tables[file] = lines
          return lines.line(at: offset)
        })
    }
    changes = files.compactMap { file in edited[file.source.path].map { (file.source, $0) } }
  }

  /// Compares all proposals with the plan of the annotated sources, until every remaining proposal is equal. A refused
  /// proposal changes the sources of the next comparison.
  ///
  /// - Returns: the edited sources, by path.
  private func prove(
    _ candidates: inout [Candidate], _ files: [ScannedFile], _ configuration: Configuration,
    _ before: PlannedSources, _ workers: any Workers, allowsWarnings: Bool
  ) -> [String: SourceFile] {
    let model = before.context.model
    while true {
      // Several types of a file may need the same import.
      let edits = candidates.flatMap { $0.edits(in: model) }.uniqued()
      let byFile = Dictionary(grouping: edits, by: \.file)
      var edited: [String: SourceFile] = [:]
      for file in files.map(\.source) where edited[file.path] == nil {
        guard let edits = byFile[file.path] else { continue }
        edited[file.path] = SourceFile(path: file.path, bytes: file.edited(by: edits))
      }
      if edited.isEmpty { return [:] }
      let annotated = files.map { file in
        edited[file.source.path].map(ScannedFile.init) ?? file
      }
      let after = PlannedSources(annotated, configuration: configuration, workers: workers)
      let proof = SourceProof(before: before, after: after, allowsWarnings: allowsWarnings)
      let open = candidates.indices.filter { candidates[$0].hasProposal }
      let refused = open.filter { !proof.check(&candidates[$0]) }
      if !refused.isEmpty { continue }
      guard let path = proof.foreignProblem else { return edited }
      let causes = open.filter { candidates[$0].touches(path, model) }
      for index in causes.isEmpty ? open : causes {
        candidates[index].refuse(Obstacle(.refused, "in another declaration"))
      }
    }
  }
}

extension Model {
  /// Whether a type or one of its extensions declares initializers or functions.
  fileprivate func mayHaveMembers(_ id: DeclarationID) -> Bool {
    guard declaration(id).kind != .protocol else { return false }
    return ([id] + extensions(of: id)).contains {
      !declaration($0).initializers.isEmpty || !declaration($0).functions.isEmpty
    }
  }
}
