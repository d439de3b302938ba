package import WidgetSource
import WidgetSyntax

/// A function with a name such as `decodeTitle`, which may decode or encode a property. Generated code does not
/// necessarily call it.
///
/// For example: `static func decodeTitle(_ decoder: any Decoder)` is not called, because the label `from` is missing.
package struct CodingFunction {
  package var name: String
  package var isStatic: Bool
  /// The label of the first parameter, or nil for `_`.
  package var label: String?
  package var parameterCount: Int
  /// The type of the first parameter.
  package var parameterType: String
  /// Whether the first parameter is a decoder, an encoder or a container.
  package var takesCoder: Bool
  package var isAsync: Bool
  /// The result type as written, or nil if none is written.
  package var result: String?
  package var file: Int
  package var range: SourceRange

  /// Returns nil if the function has no parameters, or if its name is not like `decodeTitle` or `encodeTitle`.
  init?(_ function: FunctionDeclaration, named name: String, in source: ParsedFile, _ file: Int) {
    guard Self.isName(name), let parameter = source[function.parameters].first else {
      return nil
    }
    self.name = name
    self.file = file
    isStatic = source.areStatic(function.modifiers)
    label = parameter.label.map(source.text)
    parameterCount = function.parameters.count
    parameterType = source.text(parameter.type)
    takesCoder =
      ["Decoder", "Encoder"].contains { source.isType(parameter.type, $0) }
      || parameterType.holds("codingContainer")
    isAsync = function.isAsync
    result = function.returns.map(source.text)
    range = function.name
  }

  /// Whether a name may belong to a function that decodes or encodes one property: `decodeTitle`.
  static func isName(_ name: String) -> Bool {
    (name.hasPrefix("decode") || name.hasPrefix("encode")) && name.utf8.count > 6
  }
}
