import WidgetDriver
import WidgetSource

/// The configurations of Sourcery that are replaced, and the ones that stay. They determine which calls change.
struct MigrationScope {
  /// The configurations that are replaced.
  let replaced: [String]
  let kept: [String]
  /// Whether the project has templates in Swift or JavaScript.
  let hasOtherTemplates: Bool
  let fileSystem: FileSystem

  enum Outcome: Equatable {
    /// The range in the file is replaced with the given command.
    case replaced(Range<Int>, String)
    /// The call stays. With `mayNeedAny`, the call may use any of the configurations.
    case remains(String, mayNeedAny: Bool = false)
  }

  /// Returns how a call in a file changes.
  ///
  /// - Parameter changesFolder: whether the file changes the working directory, so that a relative
  ///   path can start in any folder.
  func outcome(
    of call: SourceryInvocation.Call, in file: String, changesFolder: Bool
  ) -> Outcome {
    let whole = call.tool.lowerBound..<call.end
    let folders = changesFolder ? [] : [".", FilePath.folder(file)]
    if !call.configurations.isEmpty {
      return obstacle(to: call.configurations, in: folders) ?? .replaced(whole, "widgetgen")
    }
    let named = (replaced + kept).filter {
      [".sourcery.yml", ".sourcery.yaml"].contains(FilePath.name($0))
    }
    let isNear = { (path: String) in folders.contains(FilePath.folder(path)) }
    if call.hasSettings {
      if let path = named.first(where: isNear) {
        return .remains("stays: Sourcery reads \(path) instead of its flags", mayNeedAny: true)
      }
      if hasOtherTemplates(call, in: file) {
        return .remains("stays: templates in Swift or JavaScript need Sourcery")
      }
      return .replaced(call.tool, "widgetgen sourcery")
    }
    let defaults = likely(named, isNear)
    if let kept = defaults.first(where: kept.contains) {
      return .remains("stays, because \(kept) stays")
    }
    return defaults.isEmpty
      ? .remains("stays: it has neither flags nor a .sourcery.yml") : .replaced(whole, "widgetgen")
  }

  /// Returns the reason why a call that names configurations stays, or nil if all of them are replaced.
  private func obstacle(to configurations: [String], in folders: [String]) -> Outcome? {
    for written in configurations {
      let candidates = likely((replaced + kept).filter { Self.matches(written, $0) }) { path in
        folders.contains { fileSystem.tidied(FilePath.join($0, written)) == path }
      }
      if candidates.isEmpty {
        return .remains(
          "stays: no configuration was found at '\(written)'",
          mayNeedAny: written.contains { "$`*?[".contains($0) })
      }
      if let kept = candidates.first(where: kept.contains) {
        return .remains("stays, because \(kept) stays")
      }
    }
    return nil
  }

  /// Returns the paths that match, or all paths if none matches.
  private func likely(_ paths: [String], _ fits: (String) -> Bool) -> [String] {
    let fitting = paths.filter(fits)
    return fitting.isEmpty ? paths : fitting
  }

  /// Returns whether there is a working directory from which a path in a script can refer to a
  /// configuration.
  ///
  /// For example: `"${SRCROOT}/../.sourcery.yml"` can be `.sourcery.yml`.
  static func matches(_ written: String, _ path: String) -> Bool {
    var parts = written.split(separator: "/").filter { $0 != "." && $0 != ".." }
    // `$name.yml` can be any file, so it refers to no particular configuration.
    if let last = parts.last, last.contains("$"), last.hasSuffix("yml") || last.hasSuffix("yaml") {
      return false
    }
    if let variable = parts.lastIndex(where: {
      $0.contains("$") || $0.contains("`") || $0.contains("#")
    }) {
      parts.removeSubrange(...variable)
    }
    let name = parts.joined(separator: "/")
    let isFolder = !(name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
    let file = isFolder ? (name.isEmpty ? "" : name + "/") + ".sourcery.yml" : name
    return path == file || path.hasSuffix("/" + file) || file.hasSuffix("/" + path)
  }

  private func hasOtherTemplates(_ call: SourceryInvocation.Call, in file: String) -> Bool {
    call.templates.contains { template in
      if TemplateList.isOther(template) { return true }
      if template.contains("$") { return hasOtherTemplates }
      let places = [template, FilePath.join(FilePath.folder(file), template)].map(fileSystem.tidied)
      guard let place = places.first(where: { fileSystem.status($0) != nil }) else {
        return hasOtherTemplates
      }
      return !TemplateList([place], excluding: [], fileSystem).others.isEmpty
    }
  }
}
