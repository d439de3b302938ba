import WidgetSource

/// What `widgetgen.json` says about one target; nil where it says nothing. Paths are relative to the
/// working directory.
package struct TargetConfiguration {
  var sources: [String]?
  var exclude: [String]?
  var dependencies: [String]?
  var templates: [String]?
  var only: [String]?
  var select: [String]?
  /// The positions of the names in `select`.
  var selectPlaces: [String: SourceRange] = [:]
  var output: String?
  var runtime: String?
  var directJSON: Bool?
  var inline: Bool?
  /// The style of the keys of the target's types.
  var keyStyle: String?
  var strict: Bool?
  var args: [String: String]?

  /// These values, with those of `shared` for the keys that are not set.
  func filled(from shared: TargetConfiguration) -> TargetConfiguration {
    var result = self
    result.exclude = exclude ?? shared.exclude
    result.dependencies = dependencies ?? shared.dependencies
    result.templates = templates ?? shared.templates
    result.only = only ?? shared.only
    result.runtime = runtime ?? shared.runtime
    result.directJSON = directJSON ?? shared.directJSON
    result.inline = inline ?? shared.inline
    result.keyStyle = keyStyle ?? shared.keyStyle
    result.strict = strict ?? shared.strict
    if select == nil {
      result.select = shared.select
      result.selectPlaces = shared.selectPlaces
    }
    result.args = shared.args.map { $0.merging(args ?? [:]) { _, own in own } } ?? args
    return result
  }
}
