package import WidgetSource
import WidgetSyntax

/// A function that is named like one that reads or writes a property, whatever else it is.
///
/// For example: `func decodeTitle(_ decoder: any Decoder)`, which generated code does not call.
package struct CodingFunction {
  package var name: String
  package var isStatic: Bool
  /// The label of its first parameter; nil for `_`.
  package var label: String?
  package var parameterCount: Int
  /// The type of its first parameter.
  package var parameterType: String
  /// Whether that is a decoder, an encoder or a container.
  package var takesCoder: Bool
  package var isAsync: Bool
  /// What it returns; nil without a result.
  package var result: String?
  package var file: Int
  package var range: SourceRange

  /// Nil for a function of another name, or without parameters.
  init?(_ function: FunctionDeclaration, named name: String, in source: ParsedFile, _ file: Int) {
    guard name.isOfOneProperty, let parameter = source[function.parameters].first else {
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
}

extension Model {
  /// The extensions of the protocols that a type conforms to that declare functions named like those
  /// that read or write one property.
  func codingExtensions(ofProtocolsOf id: DeclarationID) -> [DeclarationID] {
    conformances(of: id).stablySorted().flatMap(index.extensions).filter { id in
      let file = files[id.file]
      return declaration(id).functions.contains { file.text($0.name).isOfOneProperty }
    }
  }
}

extension String {
  /// Whether a function of this name may read or write one property: `decodeTitle`.
  var isOfOneProperty: Bool {
    (hasPrefix("decode") || hasPrefix("encode")) && utf8.count > 6
  }
}
