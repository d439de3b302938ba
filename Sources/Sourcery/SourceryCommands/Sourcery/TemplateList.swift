import WidgetDriver

/// The templates at the given paths, grouped by language.
struct TemplateList {
  /// The Stencil templates, and the folders in which no Stencil template is excluded.
  private(set) var templates: [String] = []
  /// The templates in Swift and JavaScript.
  private(set) var others: [String] = []

  private static let otherEndings = [".swifttemplate", ".ejs"]

  /// Returns whether a file is a template in Swift or JavaScript.
  static func isOther(_ path: String) -> Bool { otherEndings.contains(where: path.hasSuffix) }

  /// Returns the note about a template in another language.
  static func leftOut(_ path: String) -> String {
    "'\(path)' is left out: only Stencil templates are rendered"
  }

  /// - Parameter excluded: the files and folders to exclude.
  init(_ paths: [String], excluding excluded: [String], _ fileSystem: FileSystem) {
    func isExcluded(_ path: String) -> Bool {
      excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    for path in paths {
      guard fileSystem.status(path)?.kind == .folder else {
        if isExcluded(path) { continue }
        if Self.isOther(path) { others.append(path) } else { templates.append(path) }
        continue
      }
      let files = { (ending: String) in
        (try? FileWalk(fileSystem: fileSystem, endings: [ending]).files(in: [path]).paths) ?? []
      }
      others += Self.otherEndings.flatMap(files).filter { !isExcluded($0) }
      let own = files(".stencil")
      let kept = own.filter { !isExcluded($0) }
      if kept.count == own.count {
        if !own.isEmpty { templates.append(path) }
      } else {
        templates += kept
      }
    }
  }
}
