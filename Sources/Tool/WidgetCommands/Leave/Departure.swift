import SourceryCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The changes after which a project needs no generator, before they are written.
struct Departure {
  /// The code of one target.
  private struct Target {
    let name: String
    let code: OwnedCode
    let output: String
    /// The reason why the runtime stays a library, or nil if it is part of the code or not used.
    let needsLibrary: String?
    let embedsRuntime: Bool
  }

  let plan: OutputPlan
  /// The configuration to remove, or nil if there isn't one.
  let configuration: String?
  private let targets: [Target]
  /// The lines that mention the tool or the runtime after the change.
  private let mentions: [Mention]
  private let hasContract: Bool

  /// A line that mentions the tool or the runtime.
  private struct Mention {
    let path: String
    let number: Int
    let text: String
  }

  init(
    _ arguments: Arguments, _ history: GitHistory, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let (targets, file) = try RunSettings.allWithFile(arguments, environment: environment)
    hasContract = file.contract.text != nil
    let text = targets.first?.configurationText
    configuration = text?.path
    let all = try targets.map { target throws(CommandFailure) in
      try target.withOutput(environment.fileSystem)
    }
    let generation = TargetGeneration(
      all, keepsLibrary: arguments.has("keep-runtime"), environment)
    var (left, parts): ([Target], [OutputPlan.Part]) = ([], [])
    for settings in all {
      let (generated, reason) = try generation.generated(settings)
      let embeds = reason == nil && settings.configuration.runtime.hasFamilies
      try Self.checkAttributes(of: generated.ownSources)
      try Self.checkImports(of: generated.ownSources, settings, environment.fileSystem)
      let code = OwnedCode(
        generated.part.files, generated.ownSources, removesImports: embeds)
      let output = settings.output ?? ""
      left.append(
        Target(
          name: settings.sources.joined(separator: ", "), code: code, output: output,
          needsLibrary: reason, embedsRuntime: embeds))
      parts.append(OutputPlan.Part(files: code.files, folder: output))
    }
    self.targets = left
    plan = OutputPlan(parts, environment)
    if plan.errors.hasErrors { throw .diagnostics(plan.errors, texts: [], .usage) }
    if plan.changes.isEmpty {
      throw .problem(.cannotLeave, "nothing is generated, and no comment is for widgetgen")
    }
    mentions = Self.mentions(
      history, except: configuration, after: plan.changes, environment.fileSystem)
  }

  /// Checks that all annotations are comments, which can be removed.
  private static func checkAttributes(of files: [ScannedFile]) throws(CommandFailure) {
    guard let file = files.first(where: { $0.importedModules.contains(OwnedCode.attributeModule) })
    else { return }
    let message =
      "it imports \(OwnedCode.attributeModule); turn attributes into comments with "
      + "'widgetgen --fix --prefer comments'"
    throw .problem(.cannotLeave, message, in: file.source.path)
  }

  /// Checks that the sources of imported modules were read. The plugin knows these modules, but `widgetgen.json` may
  /// not list them.
  private static func checkImports(
    of files: [ScannedFile], _ settings: RunSettings, _ fileSystem: FileSystem
  ) throws(CommandFailure) {
    let parent = FilePath.folder(settings.sources[0])
    for module in files.flatMap(\.importedModules).uniqued() {
      let folder = FilePath.join(parent, module)
      let isKnown = (settings.sources + settings.dependencies).contains {
        FilePath.isInside(folder, $0) || FilePath.isInside($0, folder)
      }
      if isKnown || fileSystem.status(folder)?.kind != .folder { continue }
      let message =
        "\(settings.sources[0]) imports '\(module)'; add \"dependencies\": [\"\(folder)\"], "
        + "or pass '--dependencies \(folder)'"
      throw .problem(.cannotLeave, message, in: settings.configurationText?.path ?? "")
    }
  }

  // MARK: - Lines that stay

  /// Returns the lines of tracked files, or of all files outside of a repository, that mention the tool or the runtime
  /// after the changes.
  private static func mentions(
    _ history: GitHistory, except configuration: String?, after changes: [OutputPlan.Change],
    _ fileSystem: FileSystem
  ) -> [Mention] {
    let search = ByteSearch(["widgetgen", "widgetruntime"])
    let new = Dictionary(changes.map { ($0.path, $0.new) }) { first, _ in first }
    let generated = Set(changes.filter { !$0.isSource }.map(\.path))
    let paths =
      history.trackedFiles.map { $0.map(\.path).sorted(by: FilePath.isOrderedBefore) }
      ?? ProjectFiles(in: fileSystem).paths
    return paths.filter { $0 != configuration && !generated.contains($0) }.flatMap {
      path -> [Mention] in
      guard !fileSystem.isLink(path), fileSystem.status(path)?.kind != .folder,
        let bytes = new[path] ?? (try? fileSystem.read(path).bytes), !bytes.contains(0),
        search.finds(in: bytes)
      else { return [] }
      let lines = String(decoding: bytes, as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.enumerated().filter { search.finds(in: Array($1.utf8)) }.map {
        Mention(path: path, number: $0 + 1, text: String($1))
      }
    }
  }
}

/// Generates the code of targets, which contains the runtime unless a target needs the runtime as a library.
private struct TargetGeneration {
  /// The reasons that are known before the code is generated, by the sources of a target.
  private let reasons: [[String]: String]
  private let environment: ToolEnvironment

  /// - Parameter keepsLibrary: whether the user wants to keep the library.
  init(_ targets: [RunSettings], keepsLibrary: Bool, _ environment: ToolEnvironment) {
    self.environment = environment
    var reasons: [[String]: String] = [:]
    for target in targets where target.configuration.runtime.hasFamilies {
      let connected = targets.first { other in
        other.sources != target.sources
          && (other.dependencies.contains { target.sources.contains($0) }
            || target.dependencies.contains { other.sources.contains($0) })
      }
      if keepsLibrary {
        reasons[target.sources] = "'--keep-runtime'"
      } else if let name = connected?.sources.joined(separator: ", ")
        ?? target.dependencies.first
      {
        reasons[target.sources] = "it shares types with \(name)"
      }
    }
    self.reasons = reasons
  }

  /// Generates the code of a target. Errors end the command.
  ///
  /// - Returns: the code, and the reason why the runtime stays a library, or nil if it is part of the code or not used.
  func generated(
    _ settings: RunSettings
  ) throws(CommandFailure) -> (target: GeneratedTarget, reason: String?) {
    guard settings.configuration.runtime.hasFamilies else {
      return (try checked(target(settings)), nil)
    }
    if let reason = reasons[settings.sources] { return (try checked(target(settings)), reason) }
    let embedding = try target(settings.embeddingRuntime)
    guard let use = OwnedCode.publicUseOfRuntime(in: embedding.ownSources) else {
      return (try checked(embedding), nil)
    }
    let line = LineTable(use.file).line(at: use.range.start)
    let reason = "\(use.file.path):\(line) exposes '\(use.file.text(use.range))'"
    return (try checked(target(settings)), reason)
  }

  private func target(_ settings: RunSettings) throws(CommandFailure) -> GeneratedTarget {
    var phases = PhaseTimes()
    return try GeneratedTarget(settings, environment, &phases)
  }

  private func checked(_ target: GeneratedTarget) throws(CommandFailure) -> GeneratedTarget {
    if target.diagnostics.hasErrors {
      throw .diagnostics(target.diagnostics, texts: target.texts, .invalidInput)
    }
    return target
  }
}

extension RunSettings {
  /// Returns the settings with an output. The code that the plugin generates gets a folder in the sources of its target.
  fileprivate func withOutput(_ fileSystem: FileSystem) throws(CommandFailure) -> RunSettings {
    if output != nil { return self }
    let folders = sources.map { $0.hasSuffix(".swift") ? FilePath.folder($0) : $0 }
    let modules = folders.flatMap { Self.packageTargets(of: $0, fileSystem) }.uniqued()
    if modules.count > 1 {
      throw .problem(
        .cannotLeave,
        "the sources are in \(modules.joined(separator: ", ")), whose generated code cannot be in one "
          + "folder; list each of them in 'targets'", in: configurationText?.path ?? "")
    }
    let isParent = modules.first.map { FilePath.folder($0) == folders[0] } ?? false
    var settings = self
    settings.output = FilePath.join(isParent ? modules[0] : folders[0], "Generated")
    return settings
  }

  /// Returns the folders of the package's targets that have sources in a folder: the folders in `Sources`, or the one
  /// around the folder. The result is empty outside of a package, or if `Sources` itself contains files, because it is
  /// then the folder of the only target.
  private static func packageTargets(of folder: String, _ fileSystem: FileSystem) -> [String] {
    var inner: String?
    var outer = folder
    while FilePath.name(outer) != "Sources" {
      let parent = FilePath.folder(outer)
      if parent == outer { return [] }
      (inner, outer) = (outer, parent)
    }
    let manifest = FilePath.join(FilePath.folder(outer), "Package.swift")
    guard fileSystem.status(manifest) != nil else { return [] }
    if let inner { return [inner] }
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"])
    let files = (try? walk.files(in: [folder]).paths) ?? []
    let parts = files.map { $0.dropFirst(folder.count + 1).split(separator: "/").dropLast().first }
    if parts.contains(nil) { return [] }
    return parts.compactMap { $0.map { FilePath.join(folder, String($0)) } }.uniqued()
  }

  /// The settings with the runtime as a part of the generated code.
  fileprivate var embeddingRuntime: RunSettings {
    var settings = self
    settings.configuration.embedsWholeRuntime = true
    return settings
  }
}

// MARK: - Text

extension Departure {
  /// The most lines of a file that are shown.
  private static let mostLines = 12

  /// - Parameter isApplied: whether the changes are made.
  func text(isApplied: Bool) -> String {
    var text = ""
    for target in targets { text += Self.text(of: target) }
    if let configuration { text += "removed: \(configuration.printable)\n" }
    if hasContract {
      text += "note: the contract can no longer be generated or compared\n"
    }
    text += mentionText
    if isApplied {
      let next = mentionText.isEmpty ? "build" : "edit the listed lines, and build"
      return text + "undo: \(GitHistory.undo)\nnext: \(next)\n"
    }
    return text + "\nnext: widgetgen leave --apply\n"
  }

  private static func text(of target: Target) -> String {
    let generated = target.code.files.compactMap(\.outputName)
    let sources = target.code.files.count - generated.count
    var text = "target \(target.name.printable)\n"
    for name in generated {
      text += "  yours    \(FilePath.join(target.output, name).printable)\n"
    }
    if sources > 0 {
      text +=
        "  sources  \(RunSummary.count(target.code.commentCount, "comment")) for widgetgen removed, "
        + "\(RunSummary.count(sources, "file")) changed\n"
    }
    if let reason = target.needsLibrary {
      text += "  runtime  WidgetRuntime stays a dependency, because \(reason.printable)\n"
    } else if target.embedsRuntime {
      text += "  runtime  part of your code"
      let imports = target.code.importCount
      text += imports > 0 ? ", so \(RunSummary.count(imports, "import")) removed\n" : "\n"
    }
    return text
  }

  /// The lines that mention the tool, by file.
  private var mentionText: String {
    if mentions.isEmpty { return "" }
    var text = "\nlines with the name of widgetgen or WidgetRuntime; edit them by hand\n"
    for path in mentions.map(\.path).uniqued() {
      let lines = mentions.filter { $0.path == path }
      for line in lines.prefix(Self.mostLines) {
        text +=
          "  \(path.printable):\(line.number): \(line.text.trimmed.prefix(160).description.printable)\n"
      }
      if lines.count > Self.mostLines {
        text += "  \(path.printable): \(lines.count - Self.mostLines) more\n"
      }
    }
    return text
  }
}
