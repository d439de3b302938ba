import BuiltinTemplates
import SourceryContext
import WidgetSyntax

/// Whether a template is a Swift program. Instead of such a template, the pipeline receives the text that the program
/// printed.
package func isSwiftTemplate(_ path: String) -> Bool { path.hasSuffix(".swifttemplate") }

/// Returns the context of a template in Swift, as JSON.
package func swiftTemplateContext(
  of files: [ScannedFile], _ configuration: Configuration
) -> String {
  sourceryContextJSON(
    of: files.map(\.parsed), dependencies: configuration.dependencies,
    modules: configuration.modules, arguments: configuration.arguments)
}

/// The sources of the module that templates in Swift import, by file name.
package let templateRuntimeSources: [(path: String, text: String)] = BuiltinTemplates
  .templateRuntime
