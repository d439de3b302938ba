/// Paths as text: nothing here looks at the disk.
enum FilePath {
  /// The path of `path` seen from `folder`; an absolute one stays as it is.
  ///
  /// For example: `join("..", "Sources")` is `../Sources`.
  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path without `.` and empty parts.
  ///
  /// For example: `normalize("./App//New/")` is `App/New`. A `..` stays: behind a linked folder it
  /// leads elsewhere than the text says.
  static func normalize(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  /// What stands behind the last slash.
  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What stands in front of the last slash; `.` when there is none.
  static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is `folder` itself or lies below it; both absolute and real.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// The order of files: by their bytes, so that it is the same in every language.
  static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
