import WidgetSource

/// What a `widgetgen.json` says; nil where it says nothing. Its paths are seen from the working
/// folder.
package struct ConfigurationFile {
  var sources: [String]?
  var exclude: [String]?
  var dependencies: [String]?
  var templates: [String]?
  var only: [String]?
  var select: [String]?
  /// Where the names in `select` stand.
  var selectPlaces: [String: SourceRange] = [:]
  var output: String?
  var runtime: String?
  var inline: Bool?
  var args: [String: String]?

  /// The file's name, looked for in the working folder and those around it.
  static let name = "widgetgen.json"

  /// Where the nearest one upwards is; nil when there is none.
  static func nearest(in fileSystem: FileSystem) -> String? {
    var folder = "."
    while true {
      let path = FilePath.join(folder, name)
      if fileSystem.status(path)?.kind == .file { return path }
      guard let real = fileSystem.realPath(folder), real != "/" else { return nil }
      folder = FilePath.join(folder, "..")
    }
  }
}
