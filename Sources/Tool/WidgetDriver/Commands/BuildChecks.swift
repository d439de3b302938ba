import WidgetGenerator
import WidgetSource

/// Compares the generated files of a build with the files that the plugin or Bazel's rules declared earlier. Also
/// reports configurations that were added later, and a missing dependency on WidgetRuntime.
struct BuildChecks {
  private(set) var diagnostics: [Diagnostic] = []
  /// Files that contain only the header, for the declared outputs that were not generated. The
  /// build system expects all declared outputs.
  private(set) var emptyFiles: [GeneratedFile] = []

  init(_ settings: RunSettings, _ files: [GeneratedFile], _ fileSystem: FileSystem) {
    guard let build = settings.build else { return }
    let names = files.compactMap(\.outputName)
    let header = Array(GeneratedHeader.text.utf8)
    emptyFiles = build.declaredOutputs.filter { !names.contains($0) }
      .map { GeneratedFile(place: .output($0), bytes: header) }
    diagnostics = build.missingConfigurations.filter { fileSystem.status($0) != nil }
      .map { DriverDiagnostics.configurationAdded(path: $0, manifest: build.manifest) }
    for file in files {
      guard let name = file.outputName, !build.declaredOutputs.contains(name) else { continue }
      diagnostics.append(undeclared(name, of: file, build))
    }
    if let target = build.targetWithoutRuntime, files.contains(where: Self.importsRuntime) {
      diagnostics.append(
        DriverDiagnostics.missingProduct(target: target, manifest: build.manifest))
    }
  }

  /// Reports an output that was not declared, because its template was added later or because a `file:` section
  /// determines its name.
  private func undeclared(
    _ name: String, of file: GeneratedFile, _ build: BuildContext
  ) -> Diagnostic {
    if let template = file.template,
      OutputNaming.output(ofTemplate: OutputNaming.templateName(ofPath: template)) == name
    {
      return DriverDiagnostics.templateAdded(path: template, manifest: build.manifest)
    }
    return DriverDiagnostics.undeclaredOutput(name: name)
  }

  /// Whether a file of a built-in generation imports the runtime.
  private static func importsRuntime(_ file: GeneratedFile) -> Bool {
    if file.template != nil { return false }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 40)
    return lines.contains { $0.reversed().starts(with: "import WidgetRuntime".utf8.reversed()) }
  }
}
