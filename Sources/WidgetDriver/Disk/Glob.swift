/// A pattern for paths: `*` stands for any part of a name, `?` for one character of it, `**` for
/// any number of folders.
///
/// For example: `Sources/**/*Tests.swift`. A pattern without a slash is compared with names alone,
/// at any depth; a pattern that fits a folder fits all that lies in it.
struct Glob: Sendable {
  private let parts: [[Character]]
  private let isNameOnly: Bool

  init(_ pattern: String) {
    let trimmed = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    var parts = trimmed.split(separator: "/").map(Array.init)
    if trimmed.hasPrefix("/") { parts.insert([], at: 0) }
    isNameOnly = parts.count == 1 && parts[0] != ["*", "*"]
    self.parts = parts
  }

  /// Whether the path, or a folder on the way to it, fits.
  func matches(_ path: String) -> Bool {
    if parts.isEmpty { return false }
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
    if isNameOnly { return names.contains { Self.matches(parts[0], $0) } }
    return matches(parts[...], names[...])
  }

  private func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return true }
    if part == ["*", "*"] {
      let rest = parts.dropFirst()
      if rest.isEmpty { return !names.isEmpty }
      return names.indices.contains { matches(rest, names[$0...]) }
    }
    guard let name = names.first, Self.matches(part, name) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  /// Compares a name with a part of the pattern; goes back to the last `*` only, so that its time
  /// is bounded by the product of the lengths.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (index, position) = (0, 0)
    var lastStar: (index: Int, position: Int)?
    while position < name.count {
      if index < pattern.count, pattern[index] == "*" {
        lastStar = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == name[position] {
        index += 1
        position += 1
      } else if let star = lastStar {
        lastStar = (star.index, star.position + 1)
        (index, position) = (star.index + 1, star.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
