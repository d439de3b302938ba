import WidgetDriver

/// The Swift files that a target of an Xcode project compiles.
struct XcodeTargetSources {
  private let objects: [String: PropertyList]
  /// The enclosing group of each group and file.
  private let parents: [String: String]
  /// The folder of the project, relative to the working directory.
  private let root: String
  private let fileSystem: FileSystem

  /// Returns nil if the project cannot be read.
  init?(project path: String, _ fileSystem: FileSystem) {
    guard let bytes = try? fileSystem.read(FilePath.join(path, "project.pbxproj")).bytes,
      case .map(let objects) = PropertyList(bytes)?["objects"]
    else { return nil }
    self.objects = objects
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.texts ?? [] { parents[child] = id }
    }
    self.parents = parents
    self.fileSystem = fileSystem
    root = FilePath.folder(path)
  }

  /// Returns the sources of a target, or nil if the target does not exist.
  ///
  /// If the target compiles all Swift files of a folder below the project's folder, and at least two, the folder is
  /// returned instead of its files. Folders that Xcode synchronizes are returned as well.
  func paths(ofTarget name: String) -> [String]? {
    let kinds: Set = ["PBXNativeTarget", "PBXAggregateTarget", "PBXLegacyTarget"]
    guard
      let target = objects.values.first(where: {
        $0["name"]?.text == name && kinds.contains($0["isa"]?.text ?? "")
      })
    else { return nil }
    var files: Set<String> = []
    for phase in target["buildPhases"]?.texts ?? []
    where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text,
          let path = path(of: reference, depth: 0),
          path.hasSuffix(".swift"), fileSystem.status(path) != nil
        else { continue }
        files.insert(path)
      }
    }
    let folders = (target["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap {
      path(of: $0, depth: 0)
    }
    return (folders + cover(files, in: root).paths).sorted(by: FilePath.isOrderedBefore)
  }

  private func path(of id: String, depth: Int) -> String? {
    guard depth < 64, let object = objects[id] else { return nil }
    let own = object["path"]?.text ?? ""
    let folder: String?
    switch object["sourceTree"]?.text {
    case "<absolute>": folder = ""
    case "SOURCE_ROOT": folder = root
    case "<group>": folder = parents[id].map { path(of: $0, depth: depth + 1) } ?? root
    default: return nil
    }
    return folder.map { own.isEmpty ? $0 : fileSystem.tidied(FilePath.join($0, own)) }
  }

  /// Returns the given files inside a folder, and whether the folder contains other Swift files, not counting files
  /// that Sourcery generated. Hidden folders and folders of other tools are ignored. A folder below the project's
  /// folder is returned instead of its files if it contains at least two of the files, and no other Swift files.
  private func cover(_ files: Set<String>, in folder: String) -> (paths: [String], hasOthers: Bool)
  {
    var (paths, hasOthers) = ([String](), false)
    for entry in (try? fileSystem.entries(folder)) ?? [] where entry.isText {
      let path = fileSystem.tidied(FilePath.join(folder, entry.name))
      switch entry.kind {
      case .folder where !ProjectFiles.isForeign(entry.name):
        let inner = cover(files, in: path)
        paths += inner.paths
        hasOthers = hasOthers || inner.hasOthers
      case .file where path.hasSuffix(".swift"):
        if files.contains(path) {
          paths.append(path)
        } else if !isGenerated(path) {
          hasOthers = true
        }
      default: break
      }
    }
    let isWhole = !hasOthers && paths.count > 1 && folder != root
    return (isWhole ? [folder] : paths, hasOthers)
  }

  private func isGenerated(_ path: String) -> Bool {
    (try? fileSystem.read(path))?.bytes.starts(with: "// Generated using Sourcery".utf8) ?? false
  }
}
