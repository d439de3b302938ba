import WidgetSource
import WidgetSyntax

/// What a file sees of the others: several may declare something of one name, privately or in
/// different modules.
extension Model {
  /// What a name may mean at the level of a file: the types and typealiases that the file sees and
  /// that lie nearest to it.
  func topLevel(
    _ name: String, from file: Int
  ) -> (types: [DeclarationID], aliases: [DeclarationIndex.Alias]) {
    seen(index.types(named: name), index.aliases(named: name), from: file)
  }

  /// Those of all types and typealiases of a name that it may mean in a file.
  func seen(
    _ types: [DeclarationID], _ aliases: [DeclarationIndex.Alias], from file: Int
  ) -> (types: [DeclarationID], aliases: [DeclarationIndex.Alias]) {
    // Most names are declared once: the lists need not be made again.
    if types.count + aliases.count < 2 {
      let isSeen =
        types.allSatisfy { isVisible($0, from: file) }
        && aliases.allSatisfy { isVisible($0, from: file) }
      return isSeen ? (types, aliases) : ([], [])
    }
    let types = types.filter { isVisible($0, from: file) }
    let aliases = aliases.filter { isVisible($0, from: file) }
    let nearest = nearest(types.map(\.file) + aliases.map(\.file), to: file)
    return (
      types.filter { nearest.contains($0.file) }, aliases.filter { nearest.contains($0.file) }
    )
  }

  private func isVisible(_ id: DeclarationID, from file: Int) -> Bool {
    isVisible(declaration(id).modifiers, of: id.file, from: file)
  }

  private func isVisible(_ alias: DeclarationIndex.Alias, from file: Int) -> Bool {
    let modifiers = files[alias.file].typealiases[alias.index].modifiers
    return isVisible(modifiers, of: alias.file, from: file)
  }

  /// Whether a file sees what another one declares with some modifiers.
  private func isVisible(_ modifiers: Sublist<SourceRange>, of owner: Int, from file: Int) -> Bool {
    if owner == file { return true }
    let source = files[owner]
    return !source[modifiers].contains {
      let modifier = source.text($0)
      return modifier == "private" || modifier == "fileprivate"
    }
  }

  /// The files of several that lie nearest to one: it itself, or those in the folder that has the
  /// longest path in common with its own.
  private func nearest(_ candidates: [Int], to file: Int) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    if candidates.contains(file) { return [file] }
    let path = Array(files[file].source.path.utf8)
    let shared = candidates.map { Self.sharedFolders(path, Array(files[$0].source.path.utf8)) }
    let best = shared.max() ?? 0
    return zip(candidates, shared).filter { $0.1 == best }.map(\.0)
  }

  /// How many bytes of two paths name folders that both lie in.
  private static func sharedFolders(_ path: [UInt8], _ other: [UInt8]) -> Int {
    var shared = 0
    for offset in 0..<min(path.count, other.count) where path[offset] == UInt8(ascii: "/") {
      guard path[shared...offset] == other[shared...offset] else { break }
      shared = offset + 1
    }
    return shared
  }
}
