package import WidgetDriver
import WidgetSource

/// The files of a project, including hidden files, without the folders of other tools.
package struct ProjectFiles {
  /// The paths, sorted.
  package let paths: [String]

  /// Whether the project contains a template in Swift or JavaScript.
  var hasOtherTemplates: Bool { paths.contains(where: TemplateList.isOther) }

  /// Folders that other tools create.
  private static let foreign: Set = [
    ".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "build",
    "vendor",
  ]

  /// Returns whether a folder with this name is hidden, or is created by another tool.
  static func isForeign(_ name: String) -> Bool { foreign.contains(name) || name.hasPrefix(".") }

  /// Finds the files below the working directory.
  package init(in fileSystem: FileSystem) {
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
        let text = text(path, fileSystem),
        text.holds("templates:") && text.holds("output:") || text.holds("child:"),
        let value = try? YAMLValue(reading: text)
      else { return false }
      let parts = value["configurations"]?.elements
      return (parts ?? [value]).contains { part in
        if parts != nil, let child = part["child"]?.texts.first {
          return ConfigurationPath.isFile(child)
        }
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
