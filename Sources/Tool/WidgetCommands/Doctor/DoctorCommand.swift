import SourceryCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Prints the setup of a project.
  static let doctor = Command(
    name: "doctor", synopsis: "[--sources PATH]... [FLAGS]",
    summary: "print the setup of a project, for bug reports",
    discussion: """
      Prints one screen to paste into an issue: versions, the configuration, the plugin and hooks, and
      for each target its sources, its runtime with the reason, and its output. Exits with 1 if
      something needs attention. Writes nothing. Without a configuration, infers the targets as 'init'
      does.
      """,
    examples: [.init("widgetgen doctor", "run it in the folder of the package")],
    flags: RunFlags.selection,
    run: { arguments, environment throws(CommandFailure) in
      try DoctorCommand(arguments: arguments, environment: environment).run()
    })
}

/// `doctor`, which prints the setup of a project on one screen.
struct DoctorCommand {
  let arguments: Arguments
  let environment: ToolEnvironment

  func run() throws(CommandFailure) -> ExitCode {
    var screen = DoctorScreen()
    addVersions(to: &screen)
    let package = PackageSetup(environment)
    package.add(to: &screen)
    HookSetup(environment).add(to: &screen)
    do throws(CommandFailure) {
      try add(try targets(&screen), of: package, to: &screen)
    } catch {
      guard case .diagnostics(let found, let texts, _) = error else { throw error }
      screen.add(found, texts)
    }
    return environment.finish(
      printing: Array(screen.text.utf8), screen.needsAttention ? .stale : .success)
  }

  private func addVersions(to screen: inout DoctorScreen) {
    screen.add("tool", "widgetgen \(ToolVersion.current) for \(ToolVersion.platform)")
    // The output contains `Swift version 6.3.1 (swift-6.3.1-RELEASE)`, on macOS after the version of the driver.
    let words = environment.runCommand(["swift", "--version"])?.split(
      whereSeparator: \.isWhitespace)
    let place = words?.firstIndex(of: "Swift")
    let version = place.flatMap { start in words?.dropFirst(start + 2).first }
    screen.add("compiler", version.map { "Swift \($0)" } ?? "no 'swift' in PATH")
  }

  /// A target with the reason for the choice of its runtime.
  private struct Target {
    let settings: RunSettings
    let origin: String
    /// Whether the target was inferred, because there is neither a configuration nor the flag `--sources`.
    var isGuessed = false

    var name: String { settings.sources.joined(separator: ", ") }
  }

  /// Returns the targets of the configuration. Without a configuration, uses `--sources`, or else infers the targets
  /// from the package.
  private func targets(_ screen: inout DoctorScreen) throws(CommandFailure) -> [Target] {
    let (file, text) = try RunSettings.readFile(
      arguments, isInBuild: false, environment.fileSystem)
    guard let text else {
      screen.add("configuration", "none")
      return try guessedTargets()
    }
    let targets = file.resolvedTargets
    screen.add("configuration", "\(text.path), \(RunSummary.count(targets.count, "target"))")
    return try targets.map { target throws(CommandFailure) in
      var target = target
      // The plugin needs no `sources` in a package with one target, so the sources of that target are used.
      if target.sources == nil { target.sources = try guessedSources().first }
      return Target(
        settings: try RunSettings(
          arguments, target, among: targets, text, nil, environment, usesTemplates: true),
        origin: origin(ofRuntime: target))
    }
  }

  private func guessedTargets() throws(CommandFailure) -> [Target] {
    let guesses = arguments.all("sources").isEmpty ? try guessedSources() : [[]]
    return try guesses.map { sources throws(CommandFailure) in
      var target = TargetConfiguration()
      target.sources = sources
      return Target(
        settings: try RunSettings(arguments, target, nil, nil, environment),
        origin: origin(ofRuntime: target), isGuessed: !sources.isEmpty)
    }
  }

  /// Returns the sources of each target of the package.
  private func guessedSources() throws(CommandFailure) -> [[String]] {
    do throws(FileError) {
      return try SourceFolders(environment.fileSystem).targets.stablySorted().map { [$0] }
    } catch {
      throw .unreadable(error)
    }
  }

  private func origin(ofRuntime target: TargetConfiguration) -> String {
    if arguments.last("runtime") != nil { return "as '--runtime' specifies" }
    return target.runtime == nil ? "by default" : "as the configuration specifies"
  }
}

extension DoctorCommand {
  private func add(
    _ targets: [Target], of package: PackageSetup, to screen: inout DoctorScreen
  ) throws(CommandFailure) {
    var phases = PhaseTimes()
    let generated = try targets.map { target throws(CommandFailure) in
      try GeneratedTarget(
        target.settings, environment, &phases, isLeftToPlugin: target.settings.output == nil)
    }
    let hasErrors = generated.contains { $0.diagnostics.hasErrors }
    let plan =
      hasErrors ? nil : OutputPlan(generated.map(\.part), environment)
    var unusedCount = 0
    for (target, generated) in zip(targets, generated) {
      let traits = SourceTraits(of: generated.ownSources)
      let isUsed = generated.isUsed || traits.runtime != .standalone
      if target.isGuessed, !isUsed, generated.diagnostics.isEmpty {
        unusedCount += 1
        continue
      }
      screen.begin("target \(target.name)")
      let sourceCount = generated.ownSources.count
      let otherCount = generated.dependencyCount
      screen.add(
        "sources",
        RunSummary.count(sourceCount, "file")
          + (otherCount > 0 ? ", and \(RunSummary.count(otherCount, "file")) of dependencies" : ""))
      if sourceCount == 0 {
        screen.report("'\(target.name)' contains no Swift files; correct 'sources', or add a file")
      }
      addRuntime(of: target, traits, to: &screen)
      let annotations = target.settings.configuration.annotations
      if !annotations.isEmpty {
        screen.add("annotations", annotations.joined(separator: ", ") + ", for templates")
      }
      addOutput(of: target, generated.part, of: package, plan, to: &screen)
      screen.add(generated.diagnostics, generated.texts)
    }
    if unusedCount > 0 {
      screen.begin(RunSummary.count(unusedCount, "target") + " without widgets")
    }
    if let plan { report(plan, in: &screen) }
  }

  private func addRuntime(
    of target: Target, _ traits: SourceTraits, to screen: inout DoctorScreen
  ) {
    let runtime = target.settings.configuration.runtime
    screen.add("runtime", "\(runtime.rawValue), \(target.origin)")
    if traits.runtime != runtime, traits.runtime != .standalone {
      screen.report(
        "the runtime of \(target.name) is '\(runtime.rawValue)', but '\(traits.runtime.rawValue)' seems right, "
          + "\(traits.reason); set \"runtime\" in \(ConfigurationFile.name)")
    }
  }

  private func addOutput(
    of target: Target, _ part: OutputPlan.Part, of package: PackageSetup, _ plan: OutputPlan?,
    to screen: inout DoctorScreen
  ) {
    let isInline = target.settings.configuration.fillsInlineBlocks
    guard let output = target.settings.output else {
      let places = [
        package.usesPlugin ? "in the build, by the plugin" : nil, isInline ? "inline blocks" : nil,
      ].compactMap(\.self)
      screen.add("output", places.isEmpty ? "none" : places.joined(separator: "; "))
      if !package.usesPlugin, !isInline {
        screen.report(
          "nothing generates code for \(target.name); set \"output\" in \(ConfigurationFile.name), or add "
            + "'WidgetGenPlugin' to the target")
      }
      return
    }
    let files = RunSummary.count(part.files.count, "file")
    let isUpToDate = plan.map { plan in
      !(plan.changes.map(\.path) + plan.orphans).contains { FilePath.isInside($0, output) }
    }
    let state = isUpToDate.map { $0 ? ", up to date" : ", not up to date" } ?? ""
    screen.add("output", "\(output), \(files)\(state)")
  }

  private func report(_ plan: OutputPlan, in screen: inout DoctorScreen) {
    screen.add(plan.errors, [])
    let command = plan.orphans.isEmpty ? "widgetgen generate" : "widgetgen generate --prune"
    for change in plan.changes {
      let problem = change.old == nil ? "is missing" : "is stale"
      screen.report("\(change.path) \(problem); run '\(command)'")
    }
    for path in plan.orphans { screen.report("\(path) is no longer generated; run '\(command)'") }
  }
}
