import BuiltinTemplates
package import WidgetSource

/// The built-in templates as files, in order of their names, for who wants to read or to change
/// one.
package let builtinTemplates: [SourceFile] = BuiltinTemplates.texts
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }
