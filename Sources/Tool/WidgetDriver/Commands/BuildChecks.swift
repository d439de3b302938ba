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
      .map {
        Diagnostic(
          rule: .configurationAdded,
          message: "this configuration was added after SwiftPM planned the build, which does not "
            + "read it yet; save '\(FilePath.name(build.manifest))' again and build",
          file: $0)
      }
    for file in files {
      guard let name = file.outputName, !build.declaredOutputs.contains(name) else { continue }
      diagnostics.append(undeclared(name, of: file, build))
    }
    if let target = build.targetWithoutRuntime, files.contains(where: Self.importsRuntime) {
      diagnostics.append(
        Diagnostic(
          rule: .missingProduct,
          message: "the code generated for target '\(target)' imports WidgetRuntime; add "
            + "'.product(name: \"WidgetRuntime\", package: \"widgetgen-plugins\")' to the "
            + "dependencies of the target, or set 'embedRuntime' in the 'args' of widgetgen.json",
          file: build.manifest))
    }
  }

  /// Reports an output that was not declared, because the command of another build system does not name it, because its
  /// template or its generation was added later, or because a `file:` section determines its name.
  private func undeclared(
    _ name: String, of file: GeneratedFile, _ build: BuildContext
  ) -> Diagnostic {
    let isNamedByTemplate = file.template.map {
      OutputNaming.output(ofTemplate: OutputNaming.templateName(ofPath: $0)) == name
    }
    if isNamedByTemplate != false, !build.hasPackage {
      return Diagnostic(
        rule: .undeclaredOutput,
        message: "the build does not declare this file; add '--declare \(name)'", file: name)
    }
    if let template = file.template, isNamedByTemplate == true {
      return Diagnostic(
        rule: .templateAdded,
        message: "this template was added after SwiftPM planned the build, which does not compile "
          + "its output yet; save '\(FilePath.name(build.manifest))' again and build",
        file: template)
    }
    if file.template == nil {
      return Diagnostic(
        rule: .undeclaredOutput,
        message: "'only' in widgetgen.json changed after SwiftPM planned the build, which does not "
          + "compile this file yet; save '\(FilePath.name(build.manifest))' again and build",
        file: name)
    }
    return Diagnostic(
      rule: .undeclaredOutput,
      message: "the build cannot compile this file, since its name is only known once it is "
        + "generated; do not use 'file:' sections here, or check the output in",
      file: name)
  }

  /// Whether a file of a built-in generation imports the runtime.
  private static func importsRuntime(_ file: GeneratedFile) -> Bool {
    if file.template != nil { return false }
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 40)
    return lines.contains { $0.reversed().starts(with: "import WidgetRuntime".utf8.reversed()) }
  }
}

extension BuildContext {
  /// Whether `targets` changed after the plugin chose the entry of the target: there was no `targets`, or the target's
  /// sources are in another entry now.
  func knowsOtherTargets(
    than file: ConfigurationFile, _ arguments: Arguments, _ fileSystem: FileSystem
  ) -> Bool {
    guard hasPackage, let targets = file.targets else { return false }
    guard let number = arguments.last("entry").flatMap(Int.init) else { return true }
    func resolved(_ path: String) -> String { fileSystem.realPath(path) ?? path }
    let sources = arguments.all("sources").map(resolved)
    let fitting = targets.indices.filter { index in
      (targets[index].sources ?? []).map(resolved).contains { folder in
        sources.contains { FilePath.isInside($0, folder) }
      }
    }
    return !fitting.isEmpty && !fitting.contains(number - 1)
  }
}

extension Diagnostic {
  /// Reports a configuration whose `targets` changed after the build was planned.
  static func targetsChanged(in text: SourceFile, _ build: BuildContext) -> Diagnostic {
    Diagnostic(
      rule: .configurationAdded,
      message: "'targets' changed after SwiftPM planned the build, which does not read it yet; "
        + "save '\(FilePath.name(build.manifest))' again and build", file: text.path)
  }
}

extension Rule {
  static let configurationAdded = Rule("configuration-added", .error)
  static let missingProduct = Rule("missing-product", .error)
  static let templateAdded = Rule("template-added", .error)
  static let undeclaredOutput = Rule("undeclared-output", .error)
}
