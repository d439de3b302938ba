package import WidgetSource

/// One bound name of a `let` or `var`: `let a, b: Int` gives two.
package struct PropertyDeclaration: Sendable {
  package var name: SourceRange
  /// `let` or `var`.
  package var keyword: SourceRange
  package var isLet: Bool
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  /// The annotation's text; nil when there is none, and for the names of a tuple pattern.
  package var type: SourceRange?
  /// The initial value's text.
  package var value: SourceRange?
  /// Whether it has an accessor block that is not only `willSet`/`didSet`; a protocol's
  /// requirement is computed.
  package var isComputed = false
  /// What its accessor block says; nil without one.
  package var accessors: AccessorList?
  /// Whether the name is in a tuple pattern: `let (a, b) = pair`.
  package var isInTuple = false
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
  package var documentation: SourceRange?
  /// From the first attribute, modifier or keyword of the declaration to its end.
  package var range: SourceRange
}

/// What the accessor block of a property or subscript contains: `{ get async throws set }`.
package struct AccessorList: Sendable {
  /// Whether it can be assigned: there is `set`, `_modify`, `willSet` or `didSet`.
  package var hasSetter = false
  /// `get async`.
  package var isAsync = false
  /// The effect of the getter as written, its error type included: `throws(Failure)`.
  package var throwsClause: SourceRange?
}

/// One element of an enum's `case` line.
package struct CaseDeclaration: Sendable {
  package var name: SourceRange
  /// The `case` keyword before it.
  package var keyword: SourceRange
  /// The raw value's text.
  package var value: SourceRange?
  /// nil without parentheses.
  package var parameters: Sublist<ParameterDeclaration>?
  package var attributes = Sublist<Attribute>()
  package var modifiers = Sublist<SourceRange>()
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
  package var documentation: SourceRange?
}

/// A parameter of a function, an initializer or a case.
package struct ParameterDeclaration: Sendable {
  /// The argument label; nil for `_` and where there is none.
  package var label: SourceRange?
  /// nil for a case's value without a label.
  package var name: SourceRange?
  /// With attributes and specifiers (`@escaping`, `inout`) and the `...` of a variadic one.
  package var type: SourceRange
  /// The default value's text.
  package var defaultValue: SourceRange?
  /// Attributes before the name, which `dump` prints before the type.
  package var attributes = Sublist<Attribute>()
  /// Those of Sourcery's spelling; of a case's value ours, too.
  package var annotations = Sublist<Annotation>()

  /// The offset of its label, its name or its type.
  package var start: UInt32 { (label ?? name ?? type).start }
}

/// One `init`.
package struct InitializerDeclaration: Sendable {
  package enum Failable: String, Sendable {
    case never = ""
    case optional = "?"
    case implicitlyUnwrapped = "!"
  }

  package var keyword: SourceRange
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  package var generics: SourceRange?
  package var parameters = Sublist<ParameterDeclaration>()
  package var failable = Failable.never
  package var isAsync = false
  package var isThrowing = false
  /// `throws`, `rethrows` or `throws(Failure)` as written.
  package var throwsClause: SourceRange?
  /// What follows `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// One `func`; an operator is named by its symbol.
package struct FunctionDeclaration: Sendable {
  package var name: SourceRange
  package var keyword: SourceRange
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  package var generics: SourceRange?
  package var parameters = Sublist<ParameterDeclaration>()
  package var isAsync = false
  package var isThrowing = false
  /// `throws`, `rethrows` or `throws(Failure)` as written.
  package var throwsClause: SourceRange?
  /// The text after `->`, without the `where` clause.
  package var returns: SourceRange?
  /// What follows `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// One `subscript`.
package struct SubscriptDeclaration: Sendable {
  package var keyword: SourceRange
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  package var generics: SourceRange?
  package var parameters = Sublist<ParameterDeclaration>()
  /// The text after `->`, without the `where` clause.
  package var returns: SourceRange?
  /// What follows `where`.
  package var whereClause: SourceRange?
  /// nil for a body that is only a getter.
  package var accessors: AccessorList?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// One `associatedtype Name: Bound = Default where …` of a protocol.
package struct AssociatedTypeDeclaration: Sendable {
  package var name: SourceRange
  /// What follows the colon.
  package var bound: SourceRange?
  /// What follows the equals sign.
  package var defaultType: SourceRange?
  /// What follows `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}
