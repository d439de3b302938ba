import WidgetSource

/// A file to write or remove, in the folder that the user named.
///
/// `FileSystem.target(of:)` implements the rule for all files that the tool changes: links on the way to the folder are
/// followed, because the user chose the folder. Links inside the folder must not lead out of it.
package struct WritePlace: Sendable {
  /// The path of the file as the user specified it.
  let path: String
  /// The folder that must contain the file.
  let folder: String
  /// The path of the file in that folder.
  let name: String

  /// Creates a place in a folder that the user named.
  package init(_ name: String, in folder: String) {
    self.name = name
    self.folder = folder
    path = FilePath.join(folder, name)
  }

  /// Creates the place of a file that the user named. The file must not be a link that leads out of
  /// its folder.
  package init(_ path: String) {
    self.init(FilePath.name(path), in: FilePath.folder(path))
  }
}

extension FileSystem {
  /// Returns the real path of a file to write, which may not exist yet.
  ///
  /// - Throws: `outside-output` if the name or a link leads out of the folder. `unwritable` if the path is the folder
  ///   itself, if it is in `.git`, or if the target of a link does not exist.
  func target(of place: WritePlace) throws(Diagnostic) -> String {
    try target(of: place, at: realPath(ofFuture: place.path))
  }

  /// Returns the real path of a file to remove. If the file is a link, returns the path of the link instead of the path
  /// of its target.
  func removalTarget(of place: WritePlace) throws(Diagnostic) -> String {
    let folder = try realPath(ofFuture: FilePath.folder(place.path))
    return try target(of: place, at: FilePath.join(folder, FilePath.name(place.path)))
  }

  private func target(of place: WritePlace, at real: String) throws(Diagnostic) -> String {
    let staysByName = !place.name.hasPrefix("/") && !place.name.split(separator: "/").contains("..")
    guard staysByName else {
      throw DriverDiagnostics.outsideOutput(place, byLink: false)
    }
    let folder = try realPath(ofFuture: place.folder)
    if real == folder {
      throw DriverDiagnostics.unwritable(FileError(path: place.path, reason: "Is a directory"))
    }
    guard FilePath.isInside(real, folder) else {
      throw DriverDiagnostics.outsideOutput(place, byLink: true)
    }
    if isInGitFolder(real) {
      throw DriverDiagnostics.unwritable(
        FileError(
          path: place.path, reason: "git stores the repository there; choose another folder"))
    }
    return real
  }

  /// Returns the real path for a path whose last parts may not exist yet.
  func realPath(ofFuture path: String) throws(Diagnostic) -> String {
    var existing = path
    var missing: [String] = []
    while true {
      if let real = realPath(existing) {
        return missing.reversed().reduce(real, FilePath.join)
      }
      // A folder with this name cannot be created, and a file would replace the link.
      if isLink(existing) { throw DriverDiagnostics.unwritable(.deadLink(path)) }
      let parent = FilePath.folder(existing)
      if parent == existing { return path }
      missing.append(FilePath.name(existing))
      existing = parent
    }
  }
}
