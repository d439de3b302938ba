import WidgetDriver
import WidgetSource

/// The files of a project that are searched for uses of Sourcery, including hidden files.
struct ProjectFiles {
  private let paths: [String]

  /// Whether the project contains a template in Swift or JavaScript.
  var hasOtherTemplates: Bool { paths.contains(where: TemplateList.isOther) }

  /// Folders that other tools create.
  private static let foreign: Set = [
    ".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "build",
    "vendor",
  ]

  /// Returns whether a folder with this name is hidden, or is created by another tool.
  static func isForeign(_ name: String) -> Bool { foreign.contains(name) || name.hasPrefix(".") }

  init(in fileSystem: FileSystem) {
    var paths: [String] = []
    var open = ["."]
    while let folder = open.popLast() {
      for entry in (try? fileSystem.entries(folder)) ?? [] where entry.isText {
        let path = FilePath.join(folder, entry.name)
        switch entry.kind {
        case .folder: if !Self.foreign.contains(entry.name) { open.append(path) }
        case .file: paths.append(path)
        case .link, .other: break
        }
      }
    }
    self.paths = paths.sorted(by: FilePath.isOrderedBefore)
  }

  /// Returns the configurations, which are recognized by their names or keys, without children of
  /// other configurations.
  func configurations(_ fileSystem: FileSystem) -> [String] {
    let found = paths.filter { path in
      let name = FilePath.name(path)
      if SourceryConfigurationFile.isName(name) { return true }
      guard name.hasSuffix(".yml") || name.hasSuffix(".yaml"),
        let text = text(path, fileSystem), text.holds("templates:"), text.holds("output:"),
        let value = try? YAMLValue(reading: text)
      else { return false }
      return (value["configurations"]?.elements ?? [value]).contains { part in
        let hasSources = ["sources", "project", "package"].contains { part[$0] != nil }
        return hasSources && part["templates"] != nil && part["output"] != nil
      }
    }
    let children = found.flatMap { path -> [String] in
      guard let value = text(path, fileSystem).flatMap({ try? YAMLValue(reading: $0) }) else {
        return []
      }
      return (value["configurations"]?.elements ?? []).compactMap { $0["child"]?.texts.first }
        .map { fileSystem.tidied(FilePath.join(FilePath.folder(path), $0)) }
    }
    return found.filter { !children.contains($0) }
  }

  /// Returns the files that Sourcery generated.
  func generated(_ fileSystem: FileSystem) -> [String] {
    paths.filter { path in
      guard path.hasSuffix(".swift"), let bytes = try? fileSystem.read(path).bytes else {
        return false
      }
      return bytes.starts(with: "// Generated using Sourcery".utf8)
    }
  }

  /// Returns the scripts and manifests that run or install Sourcery.
  func calls(_ fileSystem: FileSystem) -> [SourceryCall] {
    paths.compactMap { path in
      scriptText(path, fileSystem).flatMap { SourceryCall(path: path, text: $0) }
    }
  }

  /// Returns the first line that refers to a configuration, such as an input of a build phase, as the path of the file
  /// and the line number. Comments are skipped. Returns nil if no line refers to the configuration.
  ///
  /// - Parameter patched: the new contents of the files that the migration changes.
  func mention(
    of configuration: String, patched: [String: [UInt8]], _ fileSystem: FileSystem
  ) -> String? {
    let name = FilePath.name(configuration)
    for path in paths {
      guard let text = patched[path] ?? scriptText(path, fileSystem) else { continue }
      for (index, line) in ScriptFormat.lines(text).enumerated() {
        guard let place = text.place(of: name, in: line), !ScriptFormat.isComment(text[line]),
          // An Xcode project repeats the names of its files in comments: `1A2B /* .sourcery.yml
          // */,`.
          text.place(of: "/* \(name)", in: line) == nil,
          place.upperBound == line.upperBound
            || !ScriptFormat.continuesName(text[place.upperBound])
        else { continue }
        let start = text[line.lowerBound..<place.lowerBound].lastIndex { byte in
          byte <= 0x20 || "\"'`=,;:|&<>".utf8.contains(byte)
        }
        let written = text[(start.map { $0 + 1 } ?? line.lowerBound)..<place.upperBound]
        if MigrationScope.matches(String(decoding: written, as: UTF8.self), configuration) {
          return "\(path):\(index + 1)"
        }
      }
    }
    return nil
  }

  /// Returns the text of a file that can run Sourcery, or nil for any other file, such as a document, an image or a
  /// configuration of Sourcery.
  private func scriptText(_ path: String, _ fileSystem: FileSystem) -> [UInt8]? {
    let name = FilePath.name(path)
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    guard !SourceryConfigurationFile.isName(name), !Self.silent.contains(ending),
      name != "sourcery", name == "package.json" || ending != "json",
      let bytes = try? fileSystem.read(path).bytes, !bytes.prefix(1024).contains(0)
    else { return nil }
    return bytes
  }

  /// The extensions of files that do not run commands.
  private static let silent: Set = [
    "gitignore", "gitattributes", "gitmodules", "md", "markdown", "rst", "txt", "adoc", "html",
    "css", "svg", "license", "lock", "resolved",
    "stencil", "swifttemplate", "ejs", "strings", "xcstrings", "plist", "storyboard", "xib", "png",
    "jpg", "jpeg", "gif", "webp", "heic", "pdf", "ttf", "otf", "mp3", "mp4", "mov", "wav", "zip",
    "gz", "h", "m", "c", "cpp", "mm",
  ]

  /// Returns the configurations that an Xcode project copies into its product.
  func resources(_ fileSystem: FileSystem, among configurations: [String]) -> [String] {
    if configurations.isEmpty { return [] }
    let projects = paths.filter { $0.hasSuffix(".pbxproj") }.compactMap { text($0, fileSystem) }
    return configurations.filter { path in
      projects.contains { $0.holds("/* \(FilePath.name(path)) in ") }
    }
  }

  private func text(_ path: String, _ fileSystem: FileSystem) -> String? {
    (try? fileSystem.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
