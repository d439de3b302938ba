import WidgetDriver
import WidgetGenerator
import WidgetSource

/// A configuration file with templates in Swift, which were compiled and run.
///
/// If its files are equal to the files that Sourcery wrote, `templates run-swift` replaces Sourcery. It reads the
/// configuration, so the configuration is not removed.
struct RunConfiguration {
  /// The path of the outermost configuration file.
  let path: String
  let generation: MigratedGeneration
  /// The files to write, compared with the files that Sourcery wrote.
  let outputs: [ComparedOutput]
  /// The reason why the configuration stays with Sourcery, or nil if `templates run-swift` replaces Sourcery.
  let reason: String?

  /// The command that generates the files.
  var command: String { Self.command(path) }

  static func command(_ path: String) -> String {
    "widgetgen templates run-swift --config \(ShellWord.posixIfNeeded(path))"
  }

  /// Runs the templates and compares the files.
  ///
  /// - Parameters:
  ///   - folders: the output folders of `widgetgen.json`, in which all other generated files are orphans.
  ///   - isRestorable: returns whether git can restore a file.
  init(
    _ path: String, _ configurations: [SourceryConfiguration], outside folders: [String],
    _ isRestorable: (String) -> Bool, _ history: GitHistory, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    self.path = path
    let generation: MigratedGeneration
    do throws(CommandFailure) {
      generation = try MigratedGeneration(running: configurations, environment)
    } catch {
      guard case .diagnostics(let diagnostics, let texts, _) = error else { throw error }
      generation = MigratedGeneration(failing: diagnostics, texts)
    }
    self.generation = generation
    if let error = generation.diagnostics.first(where: { $0.severity == .error }) {
      (outputs, reason) = ([], Self.text(of: error, generation.texts))
      return
    }
    let plan = OutputPlan(generation.parts, environment)
    let past = PastGeneration(history, environment) { environment throws(CommandFailure) in
      try MigratedGeneration(running: configurations, environment)
    }
    defer { past.clean() }
    let outputs = plan.changes.map {
      ComparedOutput(
        $0, isTracked: isRestorable($0.path), inputs: generation.inputs, history, past)
    }
    self.outputs = outputs
    reason =
      plan.errors.first.map { Self.text(of: $0, generation.texts) }
      ?? Self.difference(outputs) ?? Self.orphan(generation.written, folders)
  }

  private static func text(of error: Diagnostic, _ texts: [SourceFile]) -> String {
    guard let range = error.range, let text = texts.first(where: { $0.path == error.file }) else {
      return "\(error.file): \(error.message)"
    }
    let line = text.bytes.prefix(Int(range.start)).reduce(1) {
      $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0)
    }
    return "\(error.file):\(line): \(error.message)"
  }

  private static func difference(_ outputs: [ComparedOutput]) -> String? {
    let unequal = outputs.filter(\.showsDiff)
    guard let first = unequal.first else { return nil }
    if unequal.count > 1 { return "\(unequal.count) files differ, such as \(first.path)" }
    return if case .notCompared = first.state {
      "\(first.path) could not be compared"
    } else {
      "\(first.path) differs"
    }
  }

  private static func orphan(_ written: Set<String>, _ folders: [String]) -> String? {
    written.stablySorted().first { path in folders.contains { FilePath.isInside(path, $0) } }.map {
      "'widgetgen check' would report \($0) as orphaned, because it is in an output folder of "
        + "\(ConfigurationFile.name); give the configuration another 'output'"
    }
  }
}

extension MigratedGeneration {
  /// Generates with configurations of Sourcery, as `templates run-swift` does.
  init(
    running configurations: [SourceryConfiguration], _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(["generate", "--only=none"], commands: .generating)
    } catch {
      throw .usage(error)
    }
    var phases = PhaseTimes()
    var targets: [RunSettings] = []
    for configuration in SourceryConfiguration.merged(configurations) {
      targets.append(
        try RunSettings(
          rendering: configuration, swiftTemplates: configuration.otherTemplates, arguments,
          for: .migrate, environment, &phases))
    }
    try self.init(targets, environment, &phases)
  }
}
