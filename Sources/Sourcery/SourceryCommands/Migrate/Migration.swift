import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The changes that replace Sourcery in a project, before they are written.
struct Migration {
  /// The text of `widgetgen.json`, or nil if no configuration is replaced or the file exists.
  let json: String?
  let plan: OutputPlan
  /// The files that the migration would write, compared with the files that Sourcery wrote.
  let outputs: [ComparedOutput]
  /// The generated files that are checked in as the migration would write them, including their headers.
  let upToDate: [String]
  let templates: [TemplateVerdict]
  let uses: SourceryUses
  /// Files that Sourcery generated, and that no configuration writes.
  let otherGenerated: [String]
  /// Existing files that would be generated, but that do not start like a generated file.
  let leftOutputs: [String]
  let notes: [String]
  let errors: [Diagnostic]
  let texts: [SourceFile]
  /// The configurations of Sourcery.
  let configurations: [String]
  let removedConfigurations: [String]
  /// The configurations that are replaced but whose files stay.
  let leftFiles: [Kept]
  /// The configurations that stay with Sourcery.
  let kept: [Kept]
  /// The configurations that `templates run-swift` reads instead of Sourcery.
  let run: [RunConfiguration]
  /// The files of the configurations whose templates in Swift were run and that stay with Sourcery.
  let keptOutputs: [ComparedOutput]
  /// The configurations whose templates are all built in, so that `init` replaces them.
  let replacedByInit: [String]
  /// The configurations without a checked-in file, so that nothing is compared.
  let uncompared: [String]
  /// Whether `--scripts-done` is given, so that no listed line runs Sourcery.
  private let scriptsAreDone: Bool
  /// Whether `--run-swift-templates` is given.
  private let runsSwift: Bool
  /// Whether a configuration stays for a reason that neither a line nor a generated file is.
  private let hasOtherObstacle: Bool

  /// A configuration file that stays, with the reason.
  struct Kept: Equatable {
    let path: String
    let reason: String
  }

  /// Whether `--apply` would change nothing.
  var isEmpty: Bool { json == nil && plan.changes.isEmpty && removedConfigurations.isEmpty }

  /// The first configuration or line that stays, with the reason.
  var firstObstacle: String? {
    (kept + leftFiles).first.map { "\($0.path): \($0.reason)" }
      ?? uses.lines.first.map { "\($0.place): \($0.advice)" }
  }

  /// Whether a listed line may still run Sourcery.
  var needsEdits: Bool { !scriptsAreDone && !uses.lines.isEmpty }

  /// The command that makes the changes.
  var applyCommand: String {
    "widgetgen migrate --apply" + (runsSwift ? " --run-swift-templates" : "")
  }

  /// The steps before a second run, which then removes the configurations.
  var secondRun: String {
    var steps = leftOutputs.isEmpty ? [] : ["remove the generated files that are left"]
    if needsEdits { steps.append("edit the listed lines") }
    if hasOtherObstacle || steps.isEmpty {
      steps.append("correct the reason why a configuration stays")
    }
    let run = (steps + ["commit"]).joined(separator: ", ")
    let flag = needsEdits ? "; if no listed line runs Sourcery, add '--scripts-done'" : ""
    return "\(run), and run '\(applyCommand)' again\(flag)"
  }

  /// The files to write that git does not track, although their content differs from what is generated.
  var unrestorable: [ComparedOutput] { outputs.filter { !$0.isRestorable } }

  init(
    _ project: MigratedProject, scriptsAreDone: Bool, _ history: GitHistory,
    _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let settings = project.settings
    let generation = try MigratedGeneration(project.drafts, environment)
    let fileSystem = environment.fileSystem
    let existing =
      fileSystem.status(ConfigurationFile.name) == nil
      ? nil : try fileSystem.namedSource(ConfigurationFile.name)
    let different: String? =
      if let existing, !project.drafts.isEmpty {
        try MigratedGeneration(existing, environment).firstDifference(from: generation)
      } else {
        nil
      }
    run = project.run.filter { $0.reason == nil }
    let plan = OutputPlan(
      (different == nil ? generation.parts : []) + run.flatMap(\.generation.parts), environment)
    json =
      project.drafts.isEmpty || existing != nil
      ? nil : ConfigurationText(project.drafts, listsTargets: false).json
    self.plan = plan
    texts = generation.texts + project.run.flatMap(\.generation.texts)
    leftOutputs = plan.errors.filter { $0.id == Rule.notGenerated.id }.map(\.file)
    errors = (generation.diagnostics + plan.errors).filter {
      $0.severity == .error && $0.id != Rule.notGenerated.id
    }
    let past = PastGeneration(history, environment) { environment throws(CommandFailure) in
      try MigratedGeneration(project.drafts, environment)
    }
    defer { past.clean() }
    let known = run.flatMap(\.outputs)
    outputs = plan.changes.map { change in
      known.first { $0.path == change.path }
        ?? ComparedOutput(
          change, isTracked: project.isRestorable(change.path), inputs: generation.inputs, history,
          past)
    }
    keptOutputs = project.run.filter { $0.reason != nil }.flatMap(\.outputs)
    templates = TemplateVerdict.all(
      settings.configurations, run: project.run.map(\.path),
      errors: errors + project.run.flatMap(\.generation.diagnostics), texts: texts, fileSystem)
    configurations = settings.paths
    kept = project.kept
    replacedByInit = project.replacedByInit
    uses = project.uses
    let ofOutputs =
      different.map { "\(ConfigurationFile.name) does not generate \($0) in the same way" }
      ?? leftOutputs.first.map { "\($0) is not overwritten" }
    leftFiles = project.replaced.compactMap { path in
      let reason =
        ofOutputs ?? project.obstacle(toRemoving: path, scriptsAreDone: scriptsAreDone)
      return reason.map { Kept(path: path, reason: "the file stays, because \($0)") }
    }
    self.scriptsAreDone = scriptsAreDone
    runsSwift = project.runsSwift
    hasOtherObstacle =
      different != nil
      || project.replaced.contains { project.obstacle(toRemoving: $0, scriptsAreDone: true) != nil }
    let left = Set(leftFiles.map(\.path))
    let ofRun = run.reduce(into: Set()) { $0.formUnion($1.generation.written) }
    let changed = Set(outputs.map(\.path) + plan.errors.map(\.file))
    let upToDate = (different == nil ? generation.written : []).union(ofRun).subtracting(changed)
    self.upToDate = upToDate.sorted(by: FilePath.isOrderedBefore)
    let missing = Set(outputs.filter { $0.state == .missing }.map(\.path))
    let compared = outputs.map(\.path).filter { !missing.contains($0) } + upToDate
    uncompared = settings.configurations.map(\.root).uniqued().filter { root in
      let folders = settings.configurations.filter { $0.root == root }.map(\.output)
      func isWritten(_ path: String) -> Bool { folders.contains { FilePath.isInside(path, $0) } }
      return missing.contains(where: isWritten) && !compared.contains(where: isWritten)
    }
    removedConfigurations = project.replaced.filter { !left.contains($0) }
    otherGenerated = project.otherGenerated(except: generation.written.union(ofRun))
    let ran = settings.configurations.filter { configuration in
      project.run.contains { $0.path == configuration.root }
    }
    notes = settings.notes.filter {
      !ran.flatMap(\.otherTemplates).map(TemplateList.leftOut).contains($0)
    }
  }
}

/// The files that are generated with a configuration.
struct MigratedGeneration {
  private(set) var parts: [OutputPlan.Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var texts: [SourceFile] = []
  /// The paths of the sources and templates.
  private(set) var inputs: [String] = []

  /// The paths of the generated files.
  var written: Set<String> { Set(contents.keys) }

  /// The contents of the generated files, and of the sources with inline blocks, by their paths.
  var contents: [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for part in parts {
      for file in part.files {
        if case .source(let path, scanned: _) = file.place {
          contents[path] = file.bytes
        } else if let folder = part.folder {
          contents[FilePath.join(folder, file.place.path)] = file.bytes
        }
      }
    }
    return contents
  }

  private init() {}

  /// Generates with the configuration that replaces configurations of Sourcery.
  init(
    _ drafts: [ConfigurationDraft], _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    if drafts.isEmpty {
      self.init()
      return
    }
    let json = ConfigurationText(drafts, listsTargets: false).json
    try self.init(SourceFile(path: ConfigurationFile.name, text: json), environment)
  }

  /// Generates with a `widgetgen.json`, as a later run does.
  init(_ file: SourceFile, _ environment: ToolEnvironment) throws(CommandFailure) {
    var phases = PhaseTimes()
    try self.init(try Self.settings(file, environment), environment, &phases)
  }

  /// Generates the files of targets.
  init(
    _ targets: [RunSettings], _ environment: ToolEnvironment, _ phases: inout PhaseTimes
  ) throws(CommandFailure) {
    for settings in targets {
      let target = try GeneratedTarget(settings, environment, &phases)
      parts.append(target.part)
      diagnostics += target.diagnostics
      texts += target.texts
      // A template in Swift can include other files of its folder.
      inputs += settings.sources + settings.templates
      inputs += settings.renderedTemplates.map { FilePath.folder($0.path) }
    }
  }

  /// Creates a generation without files, because of errors.
  init(failing diagnostics: [Diagnostic], _ texts: [SourceFile]) {
    (self.diagnostics, self.texts) = (diagnostics, texts)
  }

  /// Returns the first file of another generation that this generation does not write in the same way, or nil if there
  /// isn't one. Headers may differ.
  func firstDifference(from other: MigratedGeneration) -> String? {
    let own = contents
    return other.contents.sorted { FilePath.isOrderedBefore($0.key, $1.key) }.first { path, bytes in
      own[path].map(ComparedOutput.body) != ComparedOutput.body(bytes)
    }?.key
  }

  private static func settings(
    _ text: SourceFile, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [RunSettings] {
    let (file, diagnostics) = ConfigurationReader.read(text)
    if diagnostics.hasErrors { throw .diagnostics(diagnostics, texts: [text], .usage) }
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments([], commands: .generating)
    } catch {
      throw .usage(error)
    }
    return try file.resolvedTargets.map { target throws(CommandFailure) in
      try RunSettings(arguments, target, text, nil, environment)
    }
  }
}
