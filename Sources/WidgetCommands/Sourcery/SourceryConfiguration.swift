import WidgetDriver

/// One configuration of Sourcery. Its paths are relative to the working directory.
struct SourceryConfiguration: Equatable {
  /// The file that has it; nil for flags.
  var file: String?
  /// The file that was read first and led to this one; the path of `file` if it is no child.
  var root = ""
  var sources: [String] = []
  var excludedSources: [String] = []
  /// Templates in Stencil, and folders of them.
  var templates: [String] = []
  /// Templates in Swift and JavaScript, which are not rendered.
  var otherTemplates: [String] = []
  /// Whether `forceParse` makes templates see generated code, which widgetgen never reads.
  var parsesGenerated = false
  /// A folder, or a `.swift` file for all templates.
  var output: String
  var args: [YAMLValue.Member] = []

  /// Whether all templates write one file.
  var writesOneFile: Bool { output.hasSuffix(".swift") }

  /// The configurations, of which those that only differ in their templates are one, and equal ones as well, as
  /// those of two files.
  static func merged(_ configurations: [SourceryConfiguration]) -> [SourceryConfiguration] {
    var merged: [SourceryConfiguration] = []
    for new in configurations {
      let index = merged.firstIndex { old in
        var other = new
        other.templates = old.templates
        other.otherTemplates = old.otherTemplates
        (other.file, other.root) = (old.file, old.root)
        return other == old && (!new.writesOneFile || new.templates == old.templates)
      }
      if let index {
        merged[index].templates += new.templates.filter { !merged[index].templates.contains($0) }
        merged[index].otherTemplates += new.otherTemplates
      } else {
        merged.append(new)
      }
    }
    return merged
  }
}
