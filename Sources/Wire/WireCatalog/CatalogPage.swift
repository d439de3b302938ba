import WidgetSource
package import WireContract

/// The catalog: one self-contained HTML file.
package struct CatalogPage {
  private let input: CatalogInput
  private let rendering: ContractRendering

  /// - Parameter rendering: loads the templates. The user's templates replace built-in templates with the same names.
  package init(_ input: CatalogInput, _ rendering: ContractRendering) {
    self.input = input
    self.rendering = rendering
  }

  /// The template of the page, which includes the templates of its sections.
  package static let template = "Catalog.stencil"

  /// Returns the page as HTML in UTF-8.
  package func render() -> ContractRendering.Result {
    let style = part("_CatalogStyle.stencil")
    let script = part("_CatalogScript.stencil")
    for part in [style, script] where part.diagnostics.hasErrors { return part }
    let policy = """
      default-src 'none'; style-src 'sha256-\(SHA256.base64(style.text))'; script-src \
      'sha256-\(SHA256.base64(script.text))'; base-uri 'none'; form-action 'none'\(input.images.isEmpty ? "" : "; img-src data:")
      """
    let values = CatalogContext(input).values(
      style: String(decoding: style.text, as: UTF8.self),
      script: String(decoding: script.text, as: UTF8.self), policy: policy)
    var page = rendering.render(source(Self.template), values)
    for part in [style, script] {
      page.diagnostics += part.diagnostics
      page.texts += part.texts
    }
    return page
  }

  /// Returns the style or the script. The page's security policy allows both by their hashes.
  private func part(_ name: String) -> ContractRendering.Result {
    var result = rendering.render(source(name), ["argument": CatalogContext.arguments(input)])
    // The page has no empty lines, and the hash must match the text on the page.
    let lines = String(decoding: result.text, as: UTF8.self).split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    result.text = Array(lines.joined(separator: "\n").utf8)
    return result
  }

  private func source(_ name: String) -> SourceFile {
    rendering.template(named: name) ?? SourceFile(path: name, text: "")
  }
}
