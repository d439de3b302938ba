import WidgetDriver

/// The templates that paths name, by language.
struct TemplateList {
  /// Those in Stencil: files, and folders that hold no others and none that are excluded.
  private(set) var templates: [String] = []
  /// Those in Swift and JavaScript.
  private(set) var others: [String] = []

  private static let otherEndings = [".swifttemplate", ".ejs"]

  /// Whether a file is a template in Swift or JavaScript.
  static func isOther(_ path: String) -> Bool { otherEndings.contains(where: path.hasSuffix) }

  /// The note about a template in another language.
  static func leftOut(_ path: String) -> String {
    "'\(path)' is left out: only Stencil templates are rendered"
  }

  /// - Parameter excluded: files and folders.
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
        (try? FileWalk(fileSystem: fileSystem, ending: ending).files(in: [path]).paths) ?? []
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
