import WidgetSource
import WidgetSyntax

/// Access levels as Sourcery reports them: by name, empty if there is none.
extension TypeGraph {
  /// The access levels of the getter and the setter.
  struct Access {
    var read: String
    /// Empty for a member that is not settable.
    var write: String
  }

  /// - Parameter fallback: the level of a member without a modifier.
  func access(_ modifiers: Sublist<SourceRange>, in file: Int, fallback: String) -> Access {
    var read: String?
    var write: String?
    for modifier in files[file][modifiers] {
      let text = files[file].text(modifier)
      if let level = Self.levels.first(where: { text == $0 }) {
        read = level
        write = write ?? level
      } else if let level = Self.levels.first(where: { text.hasPrefix($0 + "(") }) {
        write = level
      }
    }
    let level = read ?? fallback
    return Access(read: level, write: write ?? level)
  }

  /// The default access level of a declaration's members: that of a protocol or extension, else
  /// `internal`.
  func memberAccess(of declaration: Declaration, in file: Int) -> String {
    switch declaration.kind {
    case .extension, .protocol: ownAccess(of: declaration, in: file) ?? "internal"
    default: "internal"
    }
  }

  func access(of declaration: Declaration, in file: Int) -> String {
    if let own = ownAccess(of: declaration, in: file) { return own }
    guard declaration.kind != .extension, declaration.kind != .protocol,
      let parent = declaration.parent
    else { return "internal" }
    return memberAccess(of: files[file].declarations[parent], in: file)
  }

  private func ownAccess(of declaration: Declaration, in file: Int) -> String? {
    for modifier in files[file][declaration.modifiers] {
      let text = files[file].text(modifier)
      if Self.levels.contains(text) { return text }
    }
    return nil
  }

  static let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
}
