import WidgetSource

/// Makes the node of a tag.
package typealias TagParser =
  @Sendable (inout TemplateParser, TemplateToken) throws(TemplateFailure) -> any Node

package struct TemplateToken: Sendable {}

package struct TemplateParser {
  static func parse(
    _ source: SourceFile, in environment: Environment, symbols: inout Symbols
  ) throws(TemplateFailure) -> [any Node] { [] }
}
