import Foundation
import PackagePlugin

/// The one command that generates what a target's widgets need, with everything it reads and writes
/// declared in advance.
///
/// The build system runs it when an input changed. The tool writes every output that is declared
/// here, an empty one if there is nothing to generate, and touches only those whose contents change,
/// so that generated code is compiled again only if it has to be.
struct BuildCommand {
  let targetName: String
  let tool: URL
  let configuration: ConfigurationFile?
  /// Where a configuration is looked for.
  let configurationFolders: [URL]
  let sources: [URL]
  let dependencies: [URL]
  /// Whether the target can import WidgetRuntime; nil if that is unknown.
  let hasRuntime: Bool?
  /// The package's manifest, or the project.
  let manifest: URL
  /// The folder of the outputs.
  let folder: URL

  /// The command for the build system; nil if it cannot be built, which is reported.
  func make() -> Command? {
    let checkedIn = CheckedInOutputs(in: sources, outputs: outputNames)
    if checkedIn.report(targetName: targetName) { return nil }
    return .buildCommand(
      displayName: "Generating widgets for \(targetName)", executable: tool,
      arguments: arguments, inputFiles: inputs, outputFiles: outputs)
  }

  private var arguments: [String] {
    var arguments = ["generate", "--output", folder.path, "--manifest", manifest.path]
    if let configuration { arguments += ["--config", configuration.url.path] }
    if let entry = configuration?.entry { arguments += ["--entry", String(entry)] }
    arguments += missingConfigurations.flatMap { ["--no-config-at", $0.path] }
    if hasRuntime == false { arguments += ["--without-runtime", targetName] }
    arguments += sources.flatMap { ["--sources", $0.path] }
    arguments += dependencies.flatMap { ["--dependencies", $0.path] }
    arguments += ["--parts", String(parts)]
    return arguments + outputNames.flatMap { ["--declare", $0] }
  }

  /// The configurations that would take the place of the one that was found.
  private var missingConfigurations: [URL] {
    Array(
      ConfigurationFile.paths(in: configurationFolders)
        .prefix { !ConfigurationFile.exists($0) })
  }

  private var parts: Int { OutputNaming.parts(ofSources: sources.count) }

  /// The folders among them change when a file is added, which runs the tool; it then reports what
  /// this plan does not have.
  private var inputs: [URL] {
    let configured = configuration.map { [$0.url] + $0.templateParts } ?? []
    return configured + missingConfigurations.map { $0.deletingLastPathComponent() }
      + sources + dependencies
  }

  private var outputs: [URL] { outputNames.map { folder.appendingPathComponent($0) } }

  /// The names of the tool's files, each once: a template can take the place of a built-in
  /// generation. Those that the configuration excludes would be empty.
  private var outputNames: [String] {
    let templates = (configuration?.templates ?? []).map {
      OutputNaming.output(ofTemplate: OutputNaming.templateName(ofPath: $0.path))
    }
    let names = BuiltinGeneration.allCases
      .filter { configuration?.only?.contains($0.name) ?? true }
      .flatMap { $0.outputNames(parts: parts) }
    return names + Set(templates).subtracting(names).sorted()
  }
}
