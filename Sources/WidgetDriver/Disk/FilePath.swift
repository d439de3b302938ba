/// Paths as text: nothing here looks at the disk.
package enum FilePath {
  /// The path of `path` seen from `folder`; an absolute one stays as it is.
  ///
  /// For example: `join("..", "Sources")` is `../Sources`.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The path without `.` and empty parts.
  ///
  /// For example: `normalize("./App//New/")` is `App/New`. A `..` stays: after a linked folder it
  /// leads elsewhere than the text says; see `FileSystem.tidied`.
  package static func normalize(_ path: String) -> String {
    if isNormal(path) { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  /// Whether a path has no empty part and no `.`, as nearly all have.
  private static func isNormal(_ path: String) -> Bool {
    var length = 0
    var isDot = false
    var isFirst = true
    for byte in path.utf8 {
      guard byte == UInt8(ascii: "/") else {
        isDot = length == 0 && byte == UInt8(ascii: ".")
        length += 1
        continue
      }
      if isDot || length == 0 && !isFirst { return false }
      (length, isDot, isFirst) = (0, false, false)
    }
    return length > 0 && !isDot
  }

  /// The path from the root on of a tidied path that starts in a folder, an absolute and real one.
  ///
  /// For example: `absolute("../Core", in: "/app/tool")` is `/app/Core`.
  package static func absolute(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    let names = path.split(separator: "/").filter { $0 != "." }
    let rest = names.drop { $0 == ".." }
    let way = folder.split(separator: "/").dropLast(names.count - rest.count)
    return "/" + (way + rest).joined(separator: "/")
  }

  /// The path that leads from a folder to a path, both absolute.
  ///
  /// For example: `relative("/app/Core", from: "/app/tool")` is `../Core`.
  static func relative(_ path: String, from folder: String) -> String {
    let (names, way) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, way).prefix { $0 == $1 }.count
    let parts = repeatElement("..", count: way.count - shared) + names[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The part after the last slash.
  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The part before the last slash; `.` if there is none.
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is `folder` itself or is below it; both absolute and real.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// The order of files: by their bytes, so that it is the same in every language.
  package static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
