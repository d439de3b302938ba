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

  /// The path without `.`, empty parts and those `..` that follow a name.
  ///
  /// For example: `normalize("./App//Old/../New/")` is `App/New`. Through a linked folder `..`
  /// may lead elsewhere; what may not escape is compared as a real path.
  static func normalize(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
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
