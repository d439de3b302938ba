import WidgetDriver
import WidgetSource

/// Reads a configuration of Sourcery.
///
/// A part that cannot be converted is an error at its line if the configuration is unusable without it, or else a note.
struct SourceryConfigurationReader {
  private let value: YAMLValue
  private let source: SourceFile
  let fileSystem: FileSystem
  private let variables: SourceryVariables
  private(set) var notes: [String] = []

  private var folder: String { FilePath.folder(source.path) }

  init(
    _ value: YAMLValue, in source: SourceFile, _ fileSystem: FileSystem,
    _ environment: SourceryEnvironment
  ) {
    self.value = value
    self.source = source
    self.fileSystem = fileSystem
    variables = SourceryVariables(
      folder: FilePath.folder(source.path), fileSystem, environment)
  }

  mutating func configuration() throws(CommandFailure) -> SourceryConfiguration {
    for member in value.members { try check(member) }
    var result = SourceryConfiguration(file: source.path, output: try output())
    try readSources(into: &result)
    try readTemplates(into: &result)
    result.parsesGenerated = parsesGenerated(result.sources)
    for member in value["args"]?.members ?? [] {
      result.args.append(.init(key: member.key, value: try expanded(member.value)))
    }
    return result
  }

  // MARK: - Keys

  private mutating func check(_ member: YAMLValue.Member) throws(CommandFailure) {
    switch member.key {
    case "sources", "package", "project", "templates", "output", "args": break
    case "cacheBasePath":
      note(
        "'cacheBasePath' has no effect: only 'templates run-swift' has a cache; pass '--cacheBasePath'"
      )
    case "parseDocumentation":
      note("'parseDocumentation' has no effect: documentation is always parsed")
    case "forceParse": break
    case "baseIndentation":
      note("'baseIndentation' is not taken over: inline blocks are indented as their type")
    default: note("'\(member.key)' has no effect: it is not a key of Sourcery's configuration")
    }
  }

  private mutating func readSources(
    into result: inout SourceryConfiguration
  ) throws(CommandFailure) {
    if let project = value["project"] { return try readProjects(project, into: &result) }
    // In Sourcery, 'sources' takes precedence over 'package'.
    if value["sources"] == nil, let package = value["package"] {
      for element in package.elements {
        for folder in try targets(of: element) {
          result.sources.append(folder)
          result.modules[folder] = FilePath.name(folder)
        }
      }
      return
    }
    guard let sources = value["sources"] else {
      throw failure(nil, "'sources' is missing")
    }
    result.sources += try existingInputs((sources["include"] ?? sources).texts)
    if result.sources.isEmpty {
      throw failure("sources", "none of the sources exists; list folders or Swift files")
    }
    for text in sources["exclude"]?.texts ?? [] {
      result.excludedSources.append(try path(text))
    }
  }

  /// Returns the paths of the listed inputs that exist. A note lists the others.
  private mutating func existingInputs(
    _ texts: [String]
  ) throws(CommandFailure) -> [String] {
    var paths: [String] = []
    for text in texts {
      let path = try input(text)
      if fileSystem.status(path) == nil {
        note("'\(text)' in \(source.path) does not exist and is left out")
      } else {
        paths.append(path)
      }
    }
    return paths
  }

  /// Reads the sources of targets in Xcode projects.
  ///
  /// A folder that a target compiles as a whole is one source. Other folders are listed file by
  /// file, so a user must add new files.
  private mutating func readProjects(
    _ projects: YAMLValue, into result: inout SourceryConfiguration
  ) throws(CommandFailure) {
    for project in projects.elements {
      guard let file = project["file"]?.texts.first else {
        throw failure("project", "'project' has no 'file'")
      }
      let projectPath = try input(file)
      try requireInRepository([FilePath.join(projectPath, XcodeTargetSources.fileName)])
      guard let sources = XcodeTargetSources(project: projectPath, fileSystem) else {
        throw failure("project", "'\(file)' is not an Xcode project that can be read")
      }
      for target in project["target"]?.elements ?? [] {
        let name = target["name"]?.texts.first ?? ""
        guard let paths = sources.paths(ofTarget: name) else {
          throw failure("project", "'\(file)' has no target '\(name)'")
        }
        try requireInRepository(paths)
        result.sources += paths.filter { !result.sources.contains($0) }
        let module = target["module"]?.texts.first ?? name
        result.modules.merge(paths.map { ($0, module) }) { first, _ in first }
        if target["xcframeworks"] != nil {
          note("'xcframeworks' is not taken over: types of frameworks are not resolved")
        }
      }
      for text in project["exclude"]?.texts ?? [] {
        result.excludedSources.append(try path(text))
      }
    }
    if result.sources.isEmpty {
      throw failure(
        "project", "the target compiles no Swift files here; list folders under 'sources'")
    }
    if result.sources.contains(where: { $0.hasSuffix(".swift") }) {
      note(
        "files in folders that several targets share are listed one by one; add new files to 'sources'"
      )
    }
  }

  /// Returns whether `forceParse` makes Sourcery scan existing generated files or inline blocks.
  ///
  /// Source: Sourcery 2, `Verifier.canParse` and `TemplateAnnotationsParser.annotationRanges`.
  private func parsesGenerated(_ sources: [String]) -> Bool {
    let names = value["forceParse"]?.texts ?? []
    if names.isEmpty { return false }
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"], takesAnyFile: true)
    let paths = (try? walk.files(in: sources).paths) ?? []
    return paths.contains { path in
      guard let bytes = try? fileSystem.read(path).bytes else { return false }
      if bytes.starts(with: "// Generated using Sourcery".utf8) {
        return names.contains { path.hasSuffix("." + $0) }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.holds("sourcery:inline:")
        && names.contains { name in text.holds("." + name) || text.holds(":" + name) }
    }
  }

  /// Returns the folders of the targets that the key `package` lists.
  private mutating func targets(of package: YAMLValue) throws(CommandFailure) -> [String] {
    let root = try input(package["path"]?.texts.first ?? ".")
    var folders: [String] = []
    for target in package["target"]?.texts ?? [] {
      let folder = FilePath.join(FilePath.join(root, "Sources"), target)
      guard fileSystem.status(folder)?.kind == .folder else {
        throw failure(
          "package",
          "there is no folder '\(folder)' for target '\(target)'; list its folder under "
            + "'sources'")
      }
      folders.append(folder)
    }
    if folders.isEmpty { throw failure("package", "'package' has no 'target'") }
    try requireInRepository(folders)
    return folders
  }

  private mutating func readTemplates(
    into result: inout SourceryConfiguration
  ) throws(CommandFailure) {
    guard let templates = value["templates"] else {
      throw failure(nil, "'templates' is missing")
    }
    let texts = (templates["include"] ?? templates).texts
    let included = try existingInputs(texts)
    var excluded: [String] = []
    for text in templates["exclude"]?.texts ?? [] { excluded.append(try path(text)) }
    let list = TemplateList(included, excluding: excluded, fileSystem)
    result.templates = list.templates
    result.otherTemplates = list.others
    if !texts.isEmpty, list.templates.isEmpty, list.others.isEmpty {
      throw failure(
        "templates",
        included.isEmpty
          ? "none of the templates exists; list templates or folders of them"
          : "there is no template in \(included.map { "'\($0)'" }.joined(separator: ", "))")
    }
    for path in list.others { note(TemplateList.leftOut(path)) }
  }

  private mutating func output() throws(CommandFailure) -> String {
    guard let output = value["output"], let text = (output["path"] ?? output).texts.first,
      !text.isEmpty
    else { throw failure(value["output"] == nil ? nil : "output", "'output' is missing") }
    if output["link"] != nil {
      note(
        "'link' is not taken over: add \(text) to the Xcode project once, or use a folder that Xcode "
          + "synchronizes")
    }
    let path = try path(text)
    // In a build, Xcode's folders for generated files are outside of the repository.
    if !variables.folders(in: text).contains(where: { fileSystem.leads(path, into: $0) }) {
      try requireInRepository([path])
    }
    let isFolder = fileSystem.status(path).map { $0.kind == .folder }
    let name = FilePath.name(path)
    if isFolder ?? !name.dropFirst().contains(".") { return path }
    guard name.hasSuffix(".swift") else {
      throw failure("output", "'\(text)' is not a '.swift' file; other files are not generated")
    }
    return path
  }
}

// MARK: - Paths and failures

extension SourceryConfigurationReader {
  /// Returns a path relative to the working directory, with its variables expanded and in the letter case of the disk.
  mutating func path(_ text: String) throws(CommandFailure) -> String {
    let path = fileSystem.tidied(FilePath.join(folder, try expanded(text)))
    let spelled = fileSystem.spelled(path)
    if spelled != path {
      note("'\(text)' in \(source.path) is spelled '\(spelled)' on the disk, which is used instead")
    }
    return spelled
  }

  /// Returns the path of a file or folder to read, which must be in the repository.
  mutating func input(_ text: String) throws(CommandFailure) -> String {
    let path = try path(text)
    try requireInRepository([path])
    return path
  }

  private func requireInRepository(_ paths: [String]) throws(CommandFailure) {
    let repository = Repository(around: folder, fileSystem)
    guard let path = repository.firstOutside(paths) else { return }
    throw .diagnostics(
      [DriverDiagnostics.outsideRepository(path, repository, in: source.path, nil)],
      texts: [source], .usage)
  }

  private func expanded(_ text: String) throws(CommandFailure) -> String {
    do throws(SourceryVariables.Unknown) {
      return try variables.expanded(text)
    } catch {
      throw failure(at: variables.range(of: error.text, in: source), error.message)
    }
  }

  private func expanded(_ value: YAMLValue) throws(CommandFailure) -> YAMLValue {
    switch value {
    case .scalar: return value
    case .text(let text): return .text(try expanded(text))
    case .list(let elements):
      var list: [YAMLValue] = []
      for element in elements { list.append(try expanded(element)) }
      return .list(list)
    case .map(let members):
      var map: [YAMLValue.Member] = []
      for member in members {
        map.append(.init(key: member.key, value: try expanded(member.value)))
      }
      return .map(map)
    }
  }

  /// Returns a failure at the line of a key, or of the first key if `key` is nil.
  func failure(_ key: String?, _ message: String) -> CommandFailure {
    let member = value.members.first { key == nil || $0.key == key }
    return failure(at: member?.range, message)
  }

  private func failure(at range: SourceRange?, _ message: String) -> CommandFailure {
    let diagnostic = Diagnostic(
      rule: .unsupportedSourceryKey, message: message, file: source.path, range: range)
    return .diagnostics([diagnostic], texts: [source], .usage)
  }

  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }
}

extension FileSystem {
  /// Returns a path with the names on the disk, if they differ from the given names only in letter case.
  ///
  /// Most Macs ignore letter case in paths, but git and other systems do not.
  fileprivate func spelled(_ path: String) -> String {
    var result = path.hasPrefix("/") ? "/" : "."
    for part in path.split(separator: "/") where part != "." {
      let entries = part == ".." ? [] : (try? entries(result)) ?? []
      let isExact = entries.contains { $0.name == part }
      let similar = entries.filter { $0.name.lowercased() == part.lowercased() }
      let name = !isExact && similar.count == 1 ? similar[0].name : String(part)
      result = FilePath.join(result, name)
    }
    return result
  }
}

extension Rule {
  static let unsupportedSourceryKey = Rule("unsupported-sourcery-key", .error)
}
