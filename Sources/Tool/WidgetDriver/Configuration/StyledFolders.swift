import WidgetSource

/// The sources of a configuration's targets, each with the target's key style.
struct StyledFolders {
  /// Inner folders are before outer folders.
  private let folders: [(path: String, style: String?)]

  /// - Parameters:
  ///   - flag: the style on the command line, which applies to all targets.
  ///   - path: returns the path under which a source is compared with files.
  init(_ targets: [TargetConfiguration], flag: String? = nil, path: (String) -> String) {
    let folders = targets.flatMap { target in
      (target.sources ?? []).map { (path: path($0), style: flag ?? target.keyStyle) }
    }
    // Every relative path is in '.'.
    self.folders = folders.stablySorted { $0.path == "." ? 0 : -$0.path.utf8.count }
  }

  /// Returns the innermost source that contains a file, or nil if there isn't one.
  func folder(around path: String) -> (path: String, style: String?)? {
    folders.first { FilePath.isInside(path, $0.path) }
  }
}
