/// A pattern for paths: `*` matches any part of a name, `?` one character, and `**` any number of folders.
///
/// For example: `Sources/**/*Tests.swift`. A pattern without a slash is compared with names at any depth, so `./Tests`
/// differs from `Tests`. A pattern that matches a folder matches everything in it.
package struct Glob: Sendable {
  /// The components of the pattern. Unless the pattern is compared with names, an additional `**` at the end matches
  /// the contents of a folder.
  private let parts: [[Character]]
  private let isNameOnly: Bool
  /// Whether the pattern is compared with absolute paths.
  let isAbsolute: Bool

  private static let anyFolders: [Character] = ["*", "*"]

  init(_ pattern: String) {
    var parts = pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    isAbsolute = pattern.hasPrefix("/")
    isNameOnly = !Self.isPath(pattern) && parts.first != Self.anyFolders
    // `**` at the end matches the contents of the folder, not the folder itself.
    if parts.last == Self.anyFolders { parts[parts.count - 1] = ["*"] }
    self.parts = parts.isEmpty || isNameOnly ? parts : parts + [Self.anyFolders]
  }

  /// Whether a pattern is a path. A pattern for names at any depth, or one that begins with `**`, is not a path. A
  /// slash at the end is ignored.
  package static func isPath(_ pattern: String) -> Bool {
    let start = pattern.prefix { $0 != "/" }
    return start != "**" && pattern.dropFirst(start.count).contains { $0 != "/" }
  }

  /// Whether the pattern matches the path, or a folder that contains it.
  func matches(_ path: String) -> Bool {
    if parts.isEmpty { return false }
    let names = path.split(separator: "/").map(Array.init)
    if isNameOnly { return names.contains { Self.matches(name: $0, parts[0]) } }
    return isAbsolute == path.hasPrefix("/")
      && Self.matches(
        names, parts, isStar: { $0 == Self.anyFolders }, fits: { Self.matches(name: $0, $1) })
  }

  private static func matches(name: [Character], _ pattern: [Character]) -> Bool {
    matches(name, pattern, isStar: { $0 == "*" }, fits: { $1 == "?" || $0 == $1 })
  }

  /// Compares the names of a path, or the characters of a name, with a pattern. It backtracks only to the last star, so
  /// its time is at most proportional to the product of the lengths.
  private static func matches<Element>(
    _ text: [Element], _ pattern: [Element], isStar: (Element) -> Bool,
    fits: (_ element: Element, _ part: Element) -> Bool
  ) -> Bool {
    var (index, position) = (0, 0)
    var lastStar: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, isStar(pattern[index]) {
        lastStar = (index, position)
        index += 1
      } else if index < pattern.count, fits(text[position], pattern[index]) {
        index += 1
        position += 1
      } else if let star = lastStar {
        lastStar = (star.index, star.position + 1)
        (index, position) = (star.index + 1, star.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy(isStar)
  }
}
