import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The changes that replace Sourcery in a project, before they are written.
struct Migration {
  /// The text of `widgetgen.json`, or nil if no configuration is replaced.
  let json: String?
  let plan: OutputPlan
  /// The files that the migration would write, compared with the files that Sourcery wrote.
  let outputs: [ComparedOutput]
  let templates: [TemplateVerdict]
  let calls: [SourceryCall]
  /// Files that Sourcery generated and that no template generates any longer.
  let leftovers: [String]
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

  /// A configuration file that stays, with the reason.
  struct Kept: Equatable {
    let path: String
    let reason: String
  }

  /// Whether `--apply` would change nothing.
  var isEmpty: Bool { json == nil && calls.allSatisfy { $0.patched == nil } }

  /// The first configuration, call or installation that stays, with the reason.
  var firstObstacle: String? {
    if let kept = kept.first { return "\(kept.path): \(kept.reason)" }
    let left = calls.filter { !$0.remaining.isEmpty }
    let call = left.first(where: \.runsSourcery) ?? left.first
    return call.flatMap { call in
      call.remaining.first.map { "\(call.path):\($0.line): \($0.reason)" }
    }
  }

  init(
    _ project: MigratedProject, _ history: GitHistory, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let settings = project.settings
    let generation = try MigratedGeneration(project.drafts, environment)
    let plan = OutputPlan(generation.parts, fileSystem: environment.fileSystem)
    json = project.json
    self.plan = plan
    texts = generation.texts
    errors = (generation.diagnostics + plan.errors).filter { $0.severity == .error }
    let past = PastGeneration(project.drafts, history, environment)
    defer { past.clean() }
    outputs = plan.changes.map {
      ComparedOutput($0, inputs: generation.inputs, history, past)
    }
    templates = TemplateVerdict.all(
      settings.configurations, errors: errors, texts: texts, environment.fileSystem)
    configurations = settings.paths
    kept = project.kept
    calls = project.calls
    removedConfigurations = project.removedConfigurations
    leftFiles = project.leftFiles
    leftovers = project.leftovers(except: generation.written)
    notes = settings.notes
  }
}

/// The files that are generated with the new configuration.
struct MigratedGeneration {
  private(set) var parts: [OutputPlan.Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var texts: [SourceFile] = []
  /// The paths of the sources and templates.
  private(set) var inputs: [String] = []

  /// The paths of the generated files.
  var written: Set<String> {
    Set(
      parts.flatMap { part in
        part.files.compactMap { file in
          part.folder.flatMap { folder in file.outputName.map { FilePath.join(folder, $0) } }
        }
      })
  }

  init(
    _ drafts: [ConfigurationDraft], _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    if drafts.isEmpty { return }
    let json = ConfigurationText(drafts, listsTargets: false).json
    var phases = PhaseTimes()
    for settings in try Self.settings(json, environment) {
      let target = try GeneratedTarget(settings, environment, &phases)
      parts.append(target.part)
      diagnostics += target.diagnostics
      texts += target.texts
      inputs += settings.sources + settings.templates
    }
  }

  /// Returns the settings of each target, as a later run reads them from `widgetgen.json`.
  private static func settings(
    _ json: String, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [RunSettings] {
    let text = SourceFile(path: ConfigurationFile.name, text: json)
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
