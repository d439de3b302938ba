import BuiltinTemplates
package import WidgetSource

/// The Stencil version of Sourcery's AutoCodable template, for projects that migrate.
package let sourceryTemplates: [SourceFile] = BuiltinTemplates.sourcery
  .stablySorted(on: \.key)
  .map { SourceFile(path: $0.key, text: $0.value) }
