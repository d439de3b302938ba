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
  static func find(in fileSystem: FileSystem) -> SourceryFile? {
    for path in [".sourcery.yml", ".sourcery.yaml"] {
      guard let content = try? fileSystem.read(path) else { continue }
      return SourceryFile(
        path: path, text: String(decoding: content.bytes, as: UTF8.self),
        exists: { fileSystem.status($0) != nil })
    }
    return nil
  }

  /// - Parameter exists: whether there is a file or folder; Sourcery passes over missing ones.
  init(path: String, text: String, exists: (_ path: String) -> Bool) {
    self.path = path
    let file = YAMLValue(reading: text)
    let parts = file["configurations"].map(\.elements) ?? [file]
    for part in parts { add(configuration(part, exists)) }
    for key in parts.flatMap(\.members).map(\.key) where !Self.known.contains(key) {
      remark("'\(key)' of \(path) is not taken over")
    }
  }

  private static let known: Set = ["sources", "templates", "output", "args"]

  private mutating func configuration(
    _ value: YAMLValue, _ exists: (String) -> Bool
  ) -> Configuration {
    let (sources, templates) = (value["sources"], value["templates"])
    let output = value["output"].flatMap { $0["path"] ?? $0 }?.texts.first
    if templates?["exclude"] != nil {
      remark("'exclude' of the templates is not taken over; name those to be rendered")
    }
    let args = value["args"]?.members ?? []
    let stencils = rendered(Self.paths(in: templates))
    for arg in args where arg.value.texts.contains(where: { $0.holds("${") }) {
      remark("'\(arg.key)' holds a variable of the environment; pass it with --args instead")
    }
    return Configuration(
      sources: existing(Self.paths(in: sources), exists),
      exclude: sources?["exclude"]?.texts ?? [],
      templates: existing(stencils, exists), output: output.map { folder(ofOutput: $0) },
      args: args, hasTemplates: !stencils.isEmpty)
  }

  /// Paths that stand there, or in `include` below.
  private static func paths(in value: YAMLValue?) -> [String] {
    value.flatMap { $0["include"] ?? $0 }?.texts ?? []
  }

  private mutating func existing(_ paths: [String], _ exists: (String) -> Bool) -> [String] {
    for path in paths where !exists(path) { remark("'\(path)' does not exist and is left out") }
    return paths.filter(exists)
  }

  /// Templates but those in other languages than Stencil's.
  private mutating func rendered(_ paths: [String]) -> [String] {
    let others = paths.filter { $0.hasSuffix(".swifttemplate") || $0.hasSuffix(".ejs") }
    for path in others { remark("'\(path)' is left out: only templates in Stencil are rendered") }
    return paths.filter { !others.contains($0) }
  }

  /// The folder of an output that is one file for all templates.
  private mutating func folder(ofOutput path: String) -> String {
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
