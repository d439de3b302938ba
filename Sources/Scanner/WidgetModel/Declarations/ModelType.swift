package import WidgetSource
package import WidgetSyntax

/// A nominal type with the members of its extensions in all files.
///
/// `Model.type(_:)` creates it on request, so that strings are created only for the types that are needed.
package struct ModelType: Sendable {
  package let id: DeclarationID
  package var kind: Declaration.Kind
  /// The dotted name, including any backticks: `Route.NewPath`.
  package var name: String
  /// The declared level, or else the level of the enclosing extension, or else `internal`.
  package var access: AccessLevel
  package var modifiers: [String]
  /// The generic parameter clause with its angle brackets, or nil if the type is not generic.
  package var generics: String?
  /// The entries of the type's inheritance clause and of its extensions' clauses, in order.
  package var inherited: [TypeName]
  /// The extensions of the type, in the order of the files.
  package var extensions: [DeclarationID]
  /// All properties in order of declaration, with the properties of extensions at the end.
  package var properties: [Property]
  /// The stored instance properties in order of declaration.
  package var storedProperties: [Property]
  package var cases: [EnumCase]
  package var annotations: [Annotation]
  /// The innermost `#if` clause around the type, as an index into the file's `clauses`. Nil outside of `#if`.
  package var clause: Int?
  /// The range of the name, for diagnostics.
  package var range: SourceRange

  init(_ id: DeclarationID, in model: Model) {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    let extensions = model.extensions(of: id)
    let bodies = [id] + extensions
    let properties = bodies.flatMap { Property.all(of: $0, in: model) }
    self.id = id
    kind = declaration.kind
    name = model.name(of: id)
    access = model.access(of: id)
    modifiers = file[declaration.modifiers].map(file.text)
    generics = declaration.generics.map(file.code)
    inherited = bodies.flatMap(model.inheritanceClause)
    self.extensions = extensions
    self.properties = properties
    storedProperties = properties.filter(\.isStored)
    cases = declaration.cases.map { EnumCase($0, in: file) }
    annotations = file[declaration.annotations]
    clause = declaration.clause
    range = declaration.name
  }

  /// The name without the names of its enclosing types.
  package var localName: String { name.localName }

  /// The cases by name. If several clauses of an `#if` declare a case, the first is included.
  package var casesByName: [String: EnumCase] {
    Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names of the type's generic parameters.
  package var parameterNames: [String] {
    guard let generics else { return [] }
    return generics.dropFirst().dropLast().parts(separatedBy: ",").map { parameter in
      parameter.parts(separatedBy: ":").first ?? parameter
    }
  }
}
