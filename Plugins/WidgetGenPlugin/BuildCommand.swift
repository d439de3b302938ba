import Foundation
import PackagePlugin

/// The command that generates the code of a target, with all inputs and outputs declared in advance.
///
/// The build system runs the command if an input changed. The tool writes every declared output, even if it is empty.
/// It changes only files whose content differs, so that generated code is recompiled only if necessary.
struct BuildCommand {
  let targetName: String
  let tool: URL
  let configuration: ConfigurationFile?
  /// The folders in which a configuration is looked up.
  let configurationFolders: [URL]
  let sources: [URL]
  let dependencies: [URL]
  /// The names and folders of the modules to which the dependencies belong.
  let modules: [(name: String, folder: URL)]
  /// Whether the target can import WidgetRuntime, or nil if that is unknown.
  let hasRuntime: Bool?
  /// The package's manifest, or the folder of the Xcode project.
  let manifest: URL
  /// The folder of the outputs.
  let folder: URL

  /// Returns the command for the build system, or nil after reporting why the target cannot be built.
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
    arguments += modules.flatMap { ["--module", "\($0.name)=\($0.folder.path)"] }
    arguments += ["--parts", String(parts)]
    return arguments + outputNames.flatMap { ["--declare", $0] }
  }

  /// The paths of configurations that do not exist, but would take precedence over the configuration that was found.
  private var missingConfigurations: [URL] {
    Array(
      ConfigurationFile.paths(in: configurationFolders)
        .prefix { !ConfigurationFile.exists($0) })
  }

  private var parts: Int { OutputNaming.parts(ofSources: sources.count) }

  /// The folders of templates and of missing configurations are inputs as well. If a file is added to a folder, the
  /// tool runs and reports a file that this plan does not contain. The tool reads the key styles of other modules in
  /// their configurations.
  private var inputs: [URL] {
    let configured = configuration.map { [$0.url] + $0.templateParts } ?? []
    let others = Set(modules.compactMap { ConfigurationFile.nearest(around: $0.folder) })
      .subtracting(configured).sorted { $0.path < $1.path }
    return configured + others + missingConfigurations.map { $0.deletingLastPathComponent() }
      + sources + dependencies
  }

  private var outputs: [URL] { outputNames.map { folder.appendingPathComponent($0) } }

  /// The names of the tool's output files, except for generations that the configuration excludes. Duplicates are
  /// removed, because the tool reports a template that writes the file of a generation.
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
