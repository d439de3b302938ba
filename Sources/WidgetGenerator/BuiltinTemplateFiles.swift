package import WidgetSource

/// The built-in templates as files, for who wants to read or to change one.
package let builtinTemplates: [SourceFile] = []
