import BuiltinTemplates
package import WidgetSource

/// The built-in templates as files, in order of their names, for who wants to read or to change
/// one.
package let builtinTemplates: [SourceFile] = BuiltinTemplates.texts
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }

/// Templates in Stencil that do what some of Sourcery's in Swift do, for projects that leave it.
package let sourceryTemplates: [SourceFile] = BuiltinTemplates.sourcery
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }

extension BuiltinTemplates {
  /// Whether a path has the name of a part that built-in templates include: `_Init.stencil`. One of
  /// the user's is rendered in its place, never by itself.
  static func isPart(_ path: String) -> Bool {
    let name = OutputNaming.templateName(ofPath: path)
    return name.hasPrefix("_") && texts[name + ".stencil"] != nil
  }

  /// The part whose name a path almost has: of `_Inits.stencil` `_Init.stencil`, which it does not
  /// replace.
  static func misspelledPart(_ path: String) -> String? {
    let name = OutputNaming.templateName(ofPath: path)
    guard name.hasPrefix("_") else { return nil }
    return Suggestion.typo(of: name + ".stencil", in: texts.keys.filter { $0.hasPrefix("_") })
  }
}
