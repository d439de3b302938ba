package import WidgetSource
package import WidgetSyntax

/// A case of an enum.
///
/// For example: `case web(url: String)`.
package struct EnumCase: Sendable {
  /// The name as written, including any backticks.
  package var name: String
  package var rawValue: String?
  /// The associated values, or nil if there are no parentheses.
  package var parameters: [Parameter]?
  package var annotations: [Annotation]
  /// The innermost `#if` clause around the case, as an index into the file's `clauses`. Nil outside of `#if`.
  package var clause: Int?
  package var availability: Availability
  /// The range of the name, for diagnostics.
  package var range: SourceRange

  /// An associated value.
  package struct Parameter: Sendable {
    package var label: String?
    package var type: TypeName
    package var defaultValue: String?
    package var annotations: [Annotation]
    /// The range of the label, or else of the type, for diagnostics.
    package var range: SourceRange
  }

  init(_ declaration: CaseDeclaration, in file: ParsedFile) {
    name = file.text(declaration.name)
    rawValue = declaration.value.map(file.text)
    parameters = declaration.parameters.map { file[$0] }?.map { parameter in
      Parameter(
        label: parameter.label.map(file.text), type: TypeName(parsing: file.text(parameter.type)),
        defaultValue: parameter.defaultValue.map(file.text),
        annotations: file[parameter.annotations], range: parameter.label ?? parameter.type)
    }
    annotations = file[declaration.annotations]
    clause = declaration.clause
    availability = Availability(file.availability(declaration.attributes))
    range = declaration.name
  }
}

extension EnumCase.Parameter {
  /// Returns a property that represents the associated value, because both are coded in the same way.
  package func property(named name: String, of owner: DeclarationID) -> Property {
    Property(
      name: name, type: type, isLet: false, isStatic: false, isComputed: false, isLazy: false,
      initialValue: defaultValue, access: .internal, setterAccess: .internal, attributeNames: [],
      availability: .always, annotations: annotations, clause: nil, owner: owner, range: range)
  }
}

extension EnumCase {
  /// Whether the case has associated values.
  package var hasValues: Bool { parameters?.isEmpty == false }

  /// If the case belongs to `CodingKeys`, its key in the JSON: the raw value, or else the name.
  package var codingKey: String { rawValue.flatMap(StringLiteral.value) ?? name.bareName }
}
