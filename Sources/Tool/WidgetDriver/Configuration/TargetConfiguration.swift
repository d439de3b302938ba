import WidgetSource

/// The keys of `widgetgen.json` for one target, each nil if it is not set. Paths are relative to the working directory.
package struct TargetConfiguration {
  /// Files and folders to scan.
  package var sources: [String]?
  /// Patterns of sources to leave out.
  package var exclude: [String]?
  /// Files and folders that are read only to resolve types.
  package var dependencies: [String]?
  /// Templates and folders of templates.
  package var templates: [String]?
  /// The names of the requested built-in generations.
  package var only: [String]?
  var select: [String]?
  /// The positions of the names in `select`.
  var selectPlaces: [String: SourceRange] = [:]
  /// The positions of the paths in `sources`, `dependencies`, `templates`, `modules` and `output`, and of the patterns
  /// in `exclude`.
  var pathPlaces: [String: SourceRange] = [:]
  /// The folder of generated files, or one Swift file for all user-defined templates.
  package var output: String?
  /// The name of the coding runtime.
  package var runtime: String?
  var directJSON: Bool?
  var codingKeys: Bool?
  var filePerSource: Bool?
  /// Comments at the start of each generated file.
  var header: [String]?
  /// Whether inline blocks are filled.
  package var inline: Bool?
  /// The style of the keys of the target's types.
  var keyStyle: String?
  /// The names of modules for templates, by the paths of the modules' files and folders.
  package var modules: [String: String]?
  /// The keys of annotations that the templates read.
  var annotations: [String]?
  var strict: Bool?
  /// The values of `argument` in templates.
  package var args: [String: String]?

  /// Creates a configuration without keys.
  package init() {}

  /// Returns a configuration with the values of `shared` for keys that are not set, except `sources` and `output`. The
  /// members of `args` are merged.
  func filled(from shared: TargetConfiguration) -> TargetConfiguration {
    var result = self
    result.exclude = exclude ?? shared.exclude
    result.dependencies = dependencies ?? shared.dependencies
    result.templates = templates ?? shared.templates
    result.only = only ?? shared.only
    result.runtime = runtime ?? shared.runtime
    result.directJSON = directJSON ?? shared.directJSON
    result.codingKeys = codingKeys ?? shared.codingKeys
    result.filePerSource = filePerSource ?? shared.filePerSource
    result.header = header ?? shared.header
    result.inline = inline ?? shared.inline
    result.keyStyle = keyStyle ?? shared.keyStyle
    result.modules = modules ?? shared.modules
    result.annotations = annotations ?? shared.annotations
    result.strict = strict ?? shared.strict
    if select == nil {
      result.select = shared.select
      result.selectPlaces = shared.selectPlaces
    }
    result.pathPlaces = shared.pathPlaces.merging(pathPlaces) { _, own in own }
    result.args = shared.args.map { $0.merging(args ?? [:]) { _, own in own } } ?? args
    return result
  }
}
