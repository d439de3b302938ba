import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The targets of a package by folder, with their sources and imports.
struct PackageTargets {
  private let sources: [String: [ScannedFile]]
  private let imports: [String: [String]]

  init(
    _ folders: [String], excluding exclude: [String], _ fileSystem: FileSystem
  ) throws(FileError) {
    let walk = FileWalk(
      fileSystem: fileSystem, endings: [".swift"], exclusion: Exclusion(exclude, in: fileSystem))
    let scan = SourceScan(fileSystem: fileSystem, threads: Threads(count: 1))
    var sources: [String: [ScannedFile]] = [:]
    for folder in folders { sources[folder] = scan.scan(try walk.files(in: [folder]).paths).files }
    self.sources = sources
    imports = sources.mapValues { files in
      let modules = Set(files.flatMap(\.importedModules))
      return folders.filter { modules.contains(FilePath.name($0)) }
    }
  }

  /// Returns the targets that a target imports, directly or indirectly, sorted.
  func dependencies(of target: String) -> [String] {
    var found: Set = [target]
    var open = [target]
    while let next = open.popLast() {
      open += (imports[next] ?? []).filter { found.insert($0).inserted }
    }
    return found.subtracting([target]).stablySorted()
  }

  /// Whether the tool generates code for a target.
  func hasWidgets(_ target: String, _ runtime: Configuration.Runtime) -> Bool {
    let dependencies = dependencies(of: target).flatMap { sources[$0] ?? [] }
    let configuration = Configuration(
      runtime: runtime, fillsInlineBlocks: true,
      dependencies: Set(dependencies.map(\.source.path)))
    let result = generate(
      (sources[target] ?? []) + dependencies, templates: [], configuration: configuration,
      include: { _, _ in nil })
    return !result.files.isEmpty
  }
}
