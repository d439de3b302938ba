import WidgetSource

/// Checks the paths that a target reads from and writes to.
struct ConfiguredPaths {
  let settings: RunSettings
  let fileSystem: FileSystem

  /// Reports all sources, dependencies and templates that do not exist.
  func missing() -> [Diagnostic] {
    (settings.sources + settings.dependencies + settings.templates)
      .filter { fileSystem.status($0) == nil }
      .map { path in
        guard let (file, range) = place(of: path) else {
          let reason = "No such file or directory"
          return DriverDiagnostics.unreadable(
            FileError(
              path: path,
              reason: nearest(to: path).map { "\(reason); did you mean '\($0)'?" } ?? reason,
              isMissing: true))
        }
        return DriverDiagnostics.missingPath(path, nearest: nearest(to: path), in: file, range)
      }
  }

  /// Returns the existing path with the most similar name, or nil if no name is similar.
  private func nearest(to path: String) -> String? {
    if fileSystem.status(path) != nil { return path }
    let folder = FilePath.folder(path)
    guard folder != path, let existing = nearest(to: folder.isEmpty ? "." : folder) else {
      return nil
    }
    let name = FilePath.name(path)
    let sibling = FilePath.join(existing, name)
    if fileSystem.status(sibling) != nil { return sibling }
    let names = (try? fileSystem.entries(existing))?.map(\.name) ?? []
    return Suggestion.nearest(to: name, in: names).map { FilePath.join(existing, $0) }
  }

  /// Reports an output folder outside of the package, unless a flag specifies it explicitly.
  func outsidePackage() -> [Diagnostic] {
    guard settings.build == nil, let output = settings.output,
      let (file, range) = place(of: output), let working = fileSystem.realPath(".")
    else { return [] }
    let folder = FilePath.absolute(FilePath.folder(file), in: working)
    let package = package(around: folder)
    let target = FilePath.normalize(FilePath.absolute(output, in: working))
    if target == package || FilePath.isInside(target, package) { return [] }
    return [DriverDiagnostics.outsidePackage(output, package: package, in: file, range)]
  }

  /// Returns the root of the repository that contains the configuration file. Without a repository, returns the
  /// innermost folder with a manifest, or else the file's own folder.
  private func package(around folder: String) -> String {
    var current = folder
    var manifest: String?
    while true {
      if fileSystem.status(FilePath.join(current, ".git")) != nil { return current }
      if fileSystem.status(FilePath.join(current, "Package.swift")) != nil {
        manifest = manifest ?? current
      }
      let parent = FilePath.folder(current)
      if parent == current || parent.isEmpty { return manifest ?? folder }
      current = parent
    }
  }

  private func place(of path: String) -> (file: String, range: SourceRange)? {
    guard let file = settings.configurationText, let range = settings.pathPlaces[path] else {
      return nil
    }
    return (file.path, range)
  }
}

extension [RunSettings] {
  /// Reports patterns of `exclude` that match no file of any target, after all targets were searched.
  func unusedExclusions() -> [Diagnostic] {
    guard let file = first?.configurationText, allSatisfy({ $0.build == nil && !$0.isPartial })
    else {
      return []
    }
    let used = Set(flatMap(\.exclusion.usedPatterns))
    let places = flatMap { settings in
      settings.exclusion.patterns.filter { !used.contains($0) }
        .compactMap { pattern in settings.pathPlaces[pattern].map { (pattern, $0) } }
    }
    return places.uniqued { $0.0 }.map { pattern, range in
      DriverDiagnostics.unusedExclusion(file.text(range), in: file.path, range)
    }
  }
}
