import WidgetDriver
import WidgetGenerator
import WidgetSource

/// Everything that leaving Sourcery takes, before anything is written.
struct Migration {
  /// The text of `widgetgen.json`; nil if no configuration has templates that run.
  let json: String?
  let plan: OutputPlan
  let outputs: [ComparedOutput]
  let templates: [TemplateVerdict]
  let calls: [SourceryCall]
  /// Files that Sourcery generated and nothing generates any more.
  let leftovers: [String]
  let notes: [String]
  let errors: [Diagnostic]
  let texts: [SourceFile]
  /// The configurations of Sourcery, and those that `widgetgen.json` replaces.
  let configurations: [String]
  let replacedConfigurations: [String]

  init(
    _ settings: SourceryConfigurationFile, _ drafts: [ConfigurationDraft],
    calls: [SourceryCall], generated: [String], _ history: GitHistory,
    _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let json = drafts.isEmpty ? nil : ConfigurationText(drafts, listsTargets: false).json
    var parts: [OutputPlan.Part] = []
    var diagnostics: [Diagnostic] = []
    var texts: [SourceFile] = []
    var phases = PhaseTimes()
    var inputs: [String] = []
    for settings in try Self.settings(json, environment) {
      let target = try GeneratedTarget(settings, environment, &phases)
      parts.append(target.part)
      diagnostics += target.diagnostics
      texts += target.texts
      inputs += settings.sources + settings.templates
    }
    let plan = OutputPlan(parts, fileSystem: environment.fileSystem)
    self.json = json
    self.plan = plan
    self.texts = texts
    errors = (diagnostics + plan.errors).filter { $0.severity == .error }
    outputs = plan.changes.filter { !$0.isSource }.map {
      ComparedOutput($0, inputs: inputs, history)
    }
    templates = TemplateVerdict.all(
      settings.configurations, errors: errors, texts: texts, environment.fileSystem)
    configurations = settings.paths
    let kept = Set(
      settings.configurations.filter { !$0.otherTemplates.isEmpty }.compactMap(\.file))
    replacedConfigurations = kept.isEmpty && json != nil ? settings.paths : []
    self.calls = calls.map { $0.patched(isReplaced: kept.isEmpty && json != nil) }
    let written = Set(
      parts.flatMap { part in
        part.files.compactMap { file in
          part.folder.flatMap { folder in file.outputName.map { FilePath.join(folder, $0) } }
        }
      })
    leftovers = generated.filter { !written.contains($0) }
    notes = settings.notes
  }

  /// The settings of each target, as a run will read them.
  private static func settings(
    _ json: String?, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> [RunSettings] {
    guard let json else { return [] }
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
