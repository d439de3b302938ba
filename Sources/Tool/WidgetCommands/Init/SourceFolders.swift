import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The folders of a project's Swift files.
struct SourceFolders {
  /// The folders to scan.
  let roots: [String]
  /// The patterns that exclude folders with tests.
  let exclude: [String]
  /// The folders of a package's targets. The folder with the most files is first. Without such folders, only the first
  /// folder to scan.
  let targets: [String]

  /// The default folder of generated files.
  var output: String { FilePath.join(targets[0], "Generated") }

  /// The names of folders whose Swift files never contain widgets of the project.
  private static let foreign: Set = [
    "Tests", "Pods", "Carthage", "DerivedData", "Plugins", "build",
  ]

  init(_ fileSystem: FileSystem) throws(FileError) {
    let walk = FileWalk(fileSystem: fileSystem, endings: [".swift"])
    let files = try walk.files(in: ["."]).paths
    let folders = Self.firstFolders(of: files)
    let roots =
      folders.contains("Sources") ? ["Sources"] : folders.isEmpty ? ["."] : folders.stablySorted()
    let inRoots = files.filter { file in roots.contains { file.hasPrefix($0 + "/") } }
    self.roots = roots
    let hasTests = inRoots.contains { file in
      file.split(separator: "/").dropFirst().dropLast().contains { $0.hasSuffix("Tests") }
    }
    exclude = hasTests ? ["**/*Tests"] : []
    targets = Self.targets(of: inRoots, root: roots[0], fileSystem)
  }

  /// Returns the top-level folders of the files, except folders that never contain widgets.
  private static func firstFolders(of files: [String]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      guard let slash = file.firstIndex(of: "/") else { continue }
      let name = String(file[..<slash])
      if !foreign.contains(name), !name.hasSuffix("Tests") { names.insert(name) }
    }
    return names
  }

  /// Returns the folders of a package's targets: the folders in its manifest, and `Sources/TARGET` for files outside of
  /// them. Returns the given folder if there are none.
  private static func targets(
    of files: [String], root: String, _ fileSystem: FileSystem
  ) -> [String] {
    guard root == "Sources" else { return [root] }
    let manifest = (try? fileSystem.read("Package.swift")).map {
      ScannedFile(SourceFile(path: "Package.swift", bytes: $0.bytes))
    }
    let folders = Set((manifest?.targetFolders ?? []).map(fileSystem.tidied))
      .filter { FilePath.isInside($0, root) }
    // A target cannot be scanned without the folders of other targets in it.
    let declared = folders.filter { outer in
      !folders.contains { $0 != outer && FilePath.isInside($0, outer) }
    }
    var counts: [String: Int] = [:]
    for file in files {
      let parts = file.split(separator: "/")
      if let folder = declared.first(where: { FilePath.isInside(file, $0) }) {
        counts[folder, default: 0] += 1
      } else if parts.count > 2 {
        counts["Sources/\(parts[1])", default: 0] += 1
      }
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return sorted.isEmpty ? [root] : sorted
  }
}
