/// Functions on paths as text, without access to the disk.
package enum FilePath {
  /// Joins a folder with a path that is relative to it. Returns an absolute path unchanged.
  ///
  /// For example: `join("..", "Sources")` is `../Sources`.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Returns the path without `.` and empty parts.
  ///
  /// For example: `normalize("./App//New/")` is `App/New`. A `..` is kept, because it leads elsewhere after a link to a
  /// folder; see `FileSystem.tidied`.
  package static func normalize(_ path: String) -> String {
    if isNormal(path) { return path }
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  /// Whether a path has no empty part and no `.`, which is the common case.
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

  /// Returns the absolute form of a tidied path that is relative to a folder. The folder's path is
  /// absolute and real.
  ///
  /// For example: `absolute("../Core", in: "/app/tool")` is `/app/Core`.
  package static func absolute(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    let names = path.split(separator: "/").filter { $0 != "." }
    let rest = names.drop { $0 == ".." }
    let way = folder.split(separator: "/").dropLast(names.count - rest.count)
    return "/" + (way + rest).joined(separator: "/")
  }

  /// Returns a path relative to a folder. Both arguments are absolute paths.
  ///
  /// For example: `relative("/app/Core", from: "/app/tool")` is `../Core`.
  static func relative(_ path: String, from folder: String) -> String {
    let (names, way) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, way).prefix { $0 == $1 }.count
    let parts = repeatElement("..", count: way.count - shared) + names[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Returns the last component of a path.
  package static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the part before the last slash. Returns `/` for a path in the root folder, and `.` for a path without a
  /// slash.
  package static func folder(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Whether a path is `folder` or inside it, by the names in the paths. Both paths are absolute, or relative to the
  /// same folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    switch folder {
    case path, "/": true
    case ".": !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../")
    default: path.hasPrefix(folder + "/")
    }
  }

  /// Returns the open descriptor that a path names: 1 for `/dev/stdout`, 3 for `/dev/fd/3`. Returns nil for any other
  /// path.
  static func descriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": 1
    case "/dev/stderr": 2
    default:
      ["/dev/fd/", "/proc/self/fd/"].lazy.filter(path.hasPrefix)
        .compactMap { Int32(path.dropFirst($0.count)) }.first
    }
  }

  /// Whether a path is sorted before another path. Bytes are compared, so the order does not depend on the locale.
  package static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
