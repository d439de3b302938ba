import WidgetSyntax

/// The type of a variable without an annotation, from its initial value.
enum TypeInference {
  static func type(of value: String) -> SourceryTypeName? {
    let text = value.trimmingBlanks
    if text == "nil" { return SourceryTypeName(name: "Optional", unwrappedTypeName: "Optional") }
    return Literals.type(of: text).map { SourceryTypeNameParser.parse($0.text) }
  }
}
