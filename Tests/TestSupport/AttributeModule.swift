import Foundation

/// The library WidgetAttributes and its plugin. Each test process compiles them at most once.
package enum AttributeModule {
  /// Returns the arguments for importing the library, or none if no text imports it.
  ///
  /// - Throws: `CompilerMessages` if the library does not compile without warnings.
  package static func arguments(ifImportedBy texts: [String]) throws -> [String] {
    guard texts.contains(where: { $0.contains("import WidgetAttributes") }) else { return [] }
    let folder = try compiled.get()
    return importing(from: folder) + ["-L", folder.path, "-lWidgetAttributes"]
  }

  private static let compiled = Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-attributes-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plugin = try Repository.swiftFiles(in: "Attributes/Sources/WidgetAttributesPlugin")
    let messages = try SwiftCompiler.run(
      plugin.map(\.path) + ["-parse-as-library", "-o", folder.appending(path: "plugin").path])
    if !messages.isEmpty { throw CompilerMessages(description: messages) }
    try SwiftCompiler.library(
      "WidgetAttributes",
      Repository.swiftFiles(in: "Attributes/Sources/WidgetAttributes").map(\.path),
      importing(from: folder), in: folder)
    return folder
  }

  private static func importing(from folder: URL) -> [String] {
    let plugin = folder.appending(path: "plugin").path
    return ["-I", folder.path, "-load-plugin-executable", "\(plugin)#WidgetAttributesPlugin"]
  }
}
