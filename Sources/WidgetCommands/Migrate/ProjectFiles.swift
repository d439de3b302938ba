import WidgetDriver
import WidgetSource

/// The files of a project that may have to do with Sourcery, hidden ones too.
struct ProjectFiles {
  private let paths: [String]

  /// Folders that others write.
  private static let foreign: Set = [
    ".git", ".build", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "build",
    "vendor",
  ]

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

  /// Configurations of Sourcery: files of its names, or in YAML with its keys, that no other has as a
  /// child.
  func configurations(_ fileSystem: FileSystem) -> [String] {
    let found = paths.filter { path in
      let name = FilePath.name(path)
      if SourceryConfigurationFile.names.contains(name) { return true }
      guard name.hasSuffix(".yml") || name.hasSuffix(".yaml"),
        let text = text(path, fileSystem), text.holds("templates:"), text.holds("output:"),
        let value = try? YAMLValue(reading: text)
      else { return false }
      let first = value["configurations"]?.elements.first ?? value
      return first["sources"] != nil && first["templates"] != nil && first["output"] != nil
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

  /// The files that Sourcery generated.
  func generated(_ fileSystem: FileSystem) -> [String] {
    paths.filter { path in
      guard path.hasSuffix(".swift"), let bytes = try? fileSystem.read(path).bytes else {
        return false
      }
      return bytes.starts(with: "// Generated using Sourcery".utf8)
    }
  }

  /// The scripts and manifests that call or install Sourcery.
  func calls(_ fileSystem: FileSystem) -> [SourceryCall] {
    paths.compactMap { path in
      guard let kind = SourceryCall.Kind(path), let bytes = try? fileSystem.read(path).bytes else {
        return nil
      }
      return SourceryCall(path: path, kind, text: bytes)
    }
  }

  private func text(_ path: String, _ fileSystem: FileSystem) -> String? {
    (try? fileSystem.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
