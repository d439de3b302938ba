import WidgetSource

/// What `init` takes over from a `.sourcery.yml`: one or more configurations.
///
/// For example:
/// ```
/// sources:
///   - Sources
/// output: Generated
/// args:
///   autoMockableImports: [Combine]
/// ```
/// Anything else is left to the user, with a remark.
struct SourceryFile {
  let path: String
  private let fileSystem: FileSystem
  private(set) var configurations: [Configuration] = []
  private(set) var remarks: [String] = []

  struct Configuration: Equatable {
    var sources: [String] = []
    var exclude: [String] = []
    var templates: [String] = []
    var output: String?
    var args: [YAMLValue.Member] = []
    /// Whether it names templates in Stencil, be they there or not.
    var hasTemplates = false
  }

  /// The file in the working folder; nil when there is none that can be read.
  static func find(in fileSystem: FileSystem) throws(CommandFailure) -> SourceryFile? {
    for path in [".sourcery.yml", ".sourcery.yaml"] {
      guard let content = try? fileSystem.read(path) else { continue }
      let text = SourceFile(path: path, bytes: content.bytes)
      do throws(YAMLProblem) {
        let file = try YAMLValue(reading: String(decoding: content.bytes, as: UTF8.self))
        return SourceryFile(path: path, file, fileSystem)
      } catch {
        let diagnostic = DriverDiagnostics.unreadYAML(error, path: path)
        throw .diagnostics([diagnostic], texts: [text], .usage)
      }
    }
    return nil
  }

  private init(path: String, _ file: YAMLValue, _ fileSystem: FileSystem) {
    self.path = path
    self.fileSystem = fileSystem
    let parts = file["configurations"].map(\.elements) ?? [file]
    for part in parts { add(configuration(part)) }
    for key in parts.flatMap(\.members).map(\.key) where !Self.known.contains(key) {
      remark("'\(key)' of \(path) is not taken over")
    }
  }

  private static let known: Set = ["sources", "templates", "output", "args"]

  private mutating func configuration(_ value: YAMLValue) -> Configuration {
    let (sources, templates) = (value["sources"], value["templates"])
    if templates?["exclude"] != nil {
      remark("'exclude' of the templates is not taken over; name those to be rendered")
    }
    let args = value["args"]?.members ?? []
    let stencils = rendered(Self.paths(in: templates))
    for arg in args where arg.value.texts.contains(where: Self.holdsVariable) {
      remark("'\(arg.key)' holds a variable of the environment; pass it with --args instead")
    }
    return Configuration(
      sources: existing(Self.paths(in: sources)),
      exclude: (sources?["exclude"]?.texts ?? []).map(Self.anchored),
      templates: existing(stencils), output: output(value["output"]), args: args,
      hasTemplates: stencils.contains {
        !isFolder($0) || !files(in: $0, ending: ".stencil").isEmpty
      })
  }

  /// Paths that stand there, or in `include` below.
  private static func paths(in value: YAMLValue?) -> [String] {
    value.flatMap { $0["include"] ?? $0 }?.texts ?? []
  }

  /// Sourcery excludes paths; a name alone would fit at any depth.
  private static func anchored(_ path: String) -> String {
    Glob.isPath(path) ? path : "./" + path
  }

  private static func holdsVariable(_ text: String) -> Bool { text.holds("${") }

  private mutating func existing(_ paths: [String]) -> [String] {
    let missing = paths.filter { fileSystem.status($0) == nil }
    for path in missing { remark("'\(path)' does not exist and is left out") }
    return paths.filter { !missing.contains($0) }
  }

  /// Templates but those in other languages than Stencil's; folders stay for what else is in them.
  private mutating func rendered(_ paths: [String]) -> [String] {
    let endings = [".swifttemplate", ".ejs"]
    let named = paths.filter { path in endings.contains { path.hasSuffix($0) } }
    let below = paths.filter(isFolder).flatMap { folder in
      endings.flatMap { files(in: folder, ending: $0) }
    }
    for path in named + below {
      remark("'\(path)' is left out: only templates in Stencil are rendered")
    }
    return paths.filter { !named.contains($0) }
  }

  private func isFolder(_ path: String) -> Bool { fileSystem.status(path)?.kind == .folder }

  private func files(in folder: String, ending: String) -> [String] {
    (try? FileWalk(fileSystem: fileSystem, ending: ending).files(in: [folder]).paths) ?? []
  }

  /// The folder of the output, which may be one file for all templates.
  private mutating func output(_ value: YAMLValue?) -> String? {
    guard let path = value.flatMap({ $0["path"] ?? $0 })?.texts.first else { return nil }
    if Self.holdsVariable(path) {
      remark("output '\(path)' holds a variable of the environment; write the folder in its place")
      return nil
    }
    guard FilePath.name(path).dropFirst().contains(".") else { return path }
    remark("'\(path)' is one file; here each template writes its own NAME.generated.swift")
    return FilePath.folder(path)
  }

  /// Configurations that differ in nothing but their templates are one.
  private mutating func add(_ new: Configuration) {
    for index in configurations.indices {
      var other = new
      other.templates = configurations[index].templates
      if other == configurations[index] {
        return configurations[index].templates += new.templates
      }
    }
    configurations.append(new)
  }

  private mutating func remark(_ text: String) {
    if !remarks.contains(text) { remarks.append(text) }
  }
}
