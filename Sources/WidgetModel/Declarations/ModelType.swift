package import WidgetSource
package import WidgetSyntax

/// A nominal type with everything its extensions in all files add to it.
///
/// Made on demand by `Model.type(_:)`: only for a type that is selected are Strings made.
package struct ModelType: Sendable {
  package let id: DeclarationID
  package var kind: Declaration.Kind
  /// The dotted name with backticks: `Route.NewPath`.
  package var name: String
  /// As declared, or from the extension around it; `internal` without a modifier.
  package var access: AccessLevel
  package var modifiers: [String]
  /// The generic parameter clause, angle brackets included.
  package var generics: String?
  /// The entries of its own inheritance clause and of its extensions', in order.
  package var inherited: [TypeName]
  /// The extensions of this type, in source order.
  package var extensions: [DeclarationID]
  /// Stored and computed, instance and static, those of extensions last.
  package var properties: [Property]
  /// The stored instance properties in order of declaration.
  package let storedProperties: [Property]
  package var cases: [EnumCase]
  package var annotations: [Annotation]
  /// The innermost `#if` clause around it: an index into the file's `clauses`.
  package var clause: Int?
  /// The place of its name, for diagnostics.
  package var range: SourceRange

  /// The name without the types around it.
  package var localName: String { name.localName }

  /// The names of its generic parameters.
  package var parameterNames: [String] {
    guard let generics else { return [] }
    return generics.dropFirst().dropLast().parts(separatedBy: ",").map { parameter in
      parameter.parts(separatedBy: ":").first ?? parameter
    }
  }
}

/// A case of an enum.
///
/// For example: `case web(url: String)`.
package struct EnumCase: Sendable {
  /// As written, with backticks.
  package var name: String
  package var rawValue: String?
  /// nil without parentheses.
  package var parameters: [Parameter]?
  package var annotations: [Annotation]
  package var clause: Int?
  /// Where it can be used.
  package var availability: Availability
  package var range: SourceRange

  /// An associated value.
  package struct Parameter: Sendable {
    package var label: String?
    package var type: TypeName
    package var defaultValue: String?
    package var annotations: [Annotation]
    /// The place of its label, or of its type without one, for diagnostics.
    package var range: SourceRange
  }
}

extension EnumCase.Parameter {
  /// The value as a property of its case, which is coded in the same way.
  package func property(named name: String, of owner: DeclarationID) -> Property {
    Property(
      name: name, type: type, isLet: false, isStatic: false, isComputed: false, isLazy: false,
      initialValue: defaultValue, access: .internal, setterAccess: .internal, attributeNames: [],
      availability: .always, annotations: annotations, clause: nil, owner: owner, range: range)
  }
}
