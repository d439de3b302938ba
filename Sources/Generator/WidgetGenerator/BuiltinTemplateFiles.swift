import BuiltinTemplates
package import WidgetSource

/// The built-in templates as files, sorted by name, for users to read and change.
package let builtinTemplates: [SourceFile] = BuiltinTemplates.texts
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }

/// The Stencil version of Sourcery's AutoCodable template, for projects that migrate.
package let sourceryTemplates: [SourceFile] = BuiltinTemplates.sourcery
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }

extension BuiltinTemplates {
  /// Whether a path has the name of a part that built-in templates include: `_Init.stencil`. A user-defined template
  /// with such a name replaces the part, and is not rendered separately.
  static func isPart(_ path: String) -> Bool {
    let name = OutputNaming.templateName(ofPath: path)
    return name.hasPrefix("_") && texts[name + ".stencil"] != nil
  }

  /// Returns the part that a path was probably meant to replace: `_Init.stencil` for `_Inits.stencil`. Returns nil if
  /// no part has a similar name.
  static func misspelledPart(_ path: String) -> String? {
    let name = OutputNaming.templateName(ofPath: path)
    guard name.hasPrefix("_") else { return nil }
    return Suggestion.typo(of: name + ".stencil", in: texts.keys.filter { $0.hasPrefix("_") })
  }
}
