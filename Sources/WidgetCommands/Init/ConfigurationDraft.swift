import WidgetDriver
import WidgetGenerator
import WidgetSource

/// The first configuration of one target, guessed from the files in a folder.
struct ConfigurationDraft {
  var sources: [String]
  var output: String
  var runtime: Configuration.Runtime
  /// Why that runtime was chosen.
  var reason = ""
  var exclude: [String] = []
  /// Sources that are only read to resolve types.
  var dependencies: [String] = []
  var templates: [String] = []
  var args: [YAMLValue.Member] = []
  var inline = false
  /// Whether the user's templates run alone, without anything built in.
  var hasOnlyTemplates = false

}
