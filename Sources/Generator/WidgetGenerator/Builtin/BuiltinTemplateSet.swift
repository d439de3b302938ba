import BuiltinTemplates
import WidgetSource
import WidgetTemplate

/// The built-in templates, with the spelling of global types in generated code.
package struct BuiltinTemplateSet: Sendable {
  private let environment: Environment
  private let sources: [String: SourceFile]
  private var parsed: [String: Result<Template, TemplateFailure>] = [:]

  /// Parses all templates. The result can be used for many calls of `generate`.
  package init() {
    self.init { $0 }
    for name in sources.keys { parsed[name] = parse(name) }
  }

  /// Parses no templates yet.
  init(spelled: (String) -> String) {
    let sources = Dictionary(
      uniqueKeysWithValues: BuiltinTemplates.texts.map { name, text in
        (name, SourceFile(path: name, text: spelled(text)))
      })
    self.sources = sources
    environment = Environment(loader: Loader { name, _ in sources[name] }, whitespace: .sourcery)
  }

  /// Returns a template, which is parsed if it is not parsed yet.
  func template(_ name: String) -> Result<Template, TemplateFailure> {
    parsed[name] ?? parse(name)
  }

  /// Parses a template, and the templates whose names its text contains.
  private func parse(_ name: String) -> Result<Template, TemplateFailure> {
    let source = source(name)
    let included = BuiltinTemplates.texts.filter {
      $0.key != name && source.text.holds("\"\($0.key)\"")
    }
    return Template.parse(
      source, in: environment, including: included.keys.stablySorted().compactMap { sources[$0] })
  }

  /// Returns the source of a template, which is empty if there isn't one.
  func source(_ name: String) -> SourceFile { sources[name] ?? SourceFile(path: name, text: "") }
}
