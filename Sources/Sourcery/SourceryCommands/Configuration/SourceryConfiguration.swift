import WidgetDriver

/// A configuration of Sourcery, with paths relative to the working directory.
package struct SourceryConfiguration: Equatable {
  /// The path of the configuration file, or nil if flags define the configuration.
  var file: String?
  /// The outermost configuration file that includes this configuration, or `file` if it is not a
  /// child.
  var root = ""
  var sources: [String] = []
  var excludedSources: [String] = []
  /// The modules of sources that are targets of a project or a package, by the path of the source.
  var modules: [String: String] = [:]
  /// Stencil templates, and folders whose Stencil templates are all rendered.
  var templates: [String] = []
  /// Templates in Swift and JavaScript.
  var otherTemplates: [String] = []
  /// Whether `forceParse` includes generated code, which `widgetgen` never scans.
  var parsesGenerated = false
  /// A folder, or a `.swift` file with the output of all templates.
  var output: String
  var args: [YAMLValue.Member] = []

  /// Whether the output of all templates is written to one file.
  var writesOneFile: Bool { output.hasSuffix(".swift") }

  /// Merges configurations that differ at most in their templates and their configuration files. If the output is one
  /// file, configurations with different templates are not merged.
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
