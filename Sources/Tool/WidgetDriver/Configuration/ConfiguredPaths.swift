import WidgetSource

/// Checks the paths that a target reads from and writes to.
struct ConfiguredPaths {
  let settings: RunSettings
  let fileSystem: FileSystem

  /// Reports all sources, dependencies, templates and paths of modules that do not exist.
  func missing() -> [Diagnostic] {
    (settings.sources + settings.dependencies + settings.templates + settings.modules.keys.sorted())
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
        return Diagnostic(
          rule: .unreadable,
          message: "'\(path)' does not exist"
            + (nearest(to: path).map { "; did you mean '\($0)'?" }
              ?? "; create it, or correct the path"),
          file: file, range: range)
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
    // A link whose target is missing is an entry of the folder.
    let names = (try? fileSystem.entries(existing))?.map(\.name).filter { $0 != name } ?? []
    return Suggestion.nearest(to: name, in: names).map { FilePath.join(existing, $0) }
  }

  /// Reports the paths of the configuration that lead out of its repository. A configuration that is a link, which
  /// only the command line can name, can also use the paths of its target's repository.
  func outside() -> [Diagnostic] {
    guard let file = settings.configurationText?.path, !settings.configuredPaths.isEmpty else {
      return []
    }
    var repositories = [Repository(around: FilePath.folder(file), fileSystem)]
    if fileSystem.isLink(file), let real = fileSystem.realPath(file) {
      repositories.append(Repository(around: FilePath.folder(real), fileSystem))
    }
    return settings.configuredPaths
      .filter { path in !repositories.contains { $0.contains(path) } }
      .map { path in
        DriverDiagnostics.outsideRepository(
          path, repositories[0], in: file, place(of: path)?.range)
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
      Diagnostic(
        rule: .unusedExclusion,
        message: "\(file.text(range)) matches no file of the sources; correct the pattern, or "
          + "remove it",
        file: file.path, range: range)
    }
  }
}

extension Rule {
  static let unusedExclusion = Rule("unused-exclusion", .info)
}
