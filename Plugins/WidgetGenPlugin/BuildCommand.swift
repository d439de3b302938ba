import Foundation
import PackagePlugin

/// The one command that generates what a target's widgets need, with everything it reads and
/// writes told beforehand.
///
/// The build system runs it when an input changed. The tool writes every output that is declared
/// here, an empty one where there is nothing to say, and touches only those whose content
/// changes; so what was generated is compiled again when it has to be, and not otherwise.
struct BuildCommand {
  let targetName: String
  let tool: URL
  let configuration: ConfigurationFile?
  let sources: [URL]
  let dependencies: [URL]
  /// Where the outputs go.
  let folder: URL

  /// The command as the build system knows it.
  var command: Command {
    .buildCommand(
      displayName: "Generating widgets for \(targetName)", executable: tool,
      arguments: arguments, inputFiles: inputs, outputFiles: outputs)
  }

  private var arguments: [String] {
    var arguments = ["generate", "--output", folder.path]
    if let configuration { arguments += ["--config", configuration.url.path] }
    arguments += sources.flatMap { ["--sources", $0.path] }
    arguments += dependencies.flatMap { ["--dependencies", $0.path] }
    arguments += ["--parts", String(parts)]
    return arguments + outputNames.flatMap { ["--declare", $0] }
  }

  private var parts: Int { OutputNaming.parts(ofSources: sources.count) }

  private var inputs: [URL] {
    let configured = configuration.map { [$0.url] + $0.templateParts } ?? []
    return configured + sources + dependencies
  }

  private var outputs: [URL] { outputNames.map { folder.appendingPathComponent($0) } }

  /// The names that the tool gives its files, each once: a template can take the place of a
  /// built-in generation. Those that the configuration leaves out would be empty.
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
