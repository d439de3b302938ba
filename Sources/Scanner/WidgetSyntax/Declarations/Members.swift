package import WidgetSource

/// A name that a `let` or `var` declares. `let a, b: Int` declares two names.
package struct PropertyDeclaration: Sendable {
  package var name: SourceRange
  /// `let` or `var`.
  package var keyword: SourceRange
  package var isLet: Bool
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  /// The written type, even if it follows a later name, as in `let a, b: Int`. Nil if it is omitted, and for the names
  /// of a tuple pattern.
  package var type: SourceRange?
  /// The expression after the equals sign, if any.
  package var value: SourceRange?
  /// Whether the accessor block contains more than `willSet` and `didSet`. Requirements of
  /// protocols are computed.
  package var isComputed = false
  /// The content of the accessor block, if any.
  package var accessors: AccessorList?
  /// Whether the name is in a tuple pattern: `let (a, b) = pair`.
  package var isInTuple = false
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
  package var documentation: SourceRange?
  /// The range of the declaration, from the first attribute, modifier or keyword.
  package var range: SourceRange
}

/// The content of the accessor block of a property or subscript, such as
/// `{ get async throws set }`.
package struct AccessorList: Sendable {
  /// Whether the block contains `set`, `_modify`, `willSet` or `didSet`, so that the property can
  /// be assigned.
  package var hasSetter = false
  /// Whether the getter is `async`.
  package var isAsync = false
  /// The getter's `throws` clause as written, including the error type, such as `throws(Failure)`.
  package var throwsClause: SourceRange?
}

/// One element of a `case` declaration in an enum.
package struct CaseDeclaration: Sendable {
  package var name: SourceRange
  /// The `case` keyword of the declaration.
  package var keyword: SourceRange
  /// The raw value, or nil if it is not written.
  package var value: SourceRange?
  /// The associated values, or nil if there are no parentheses.
  package var parameters: Sublist<ParameterDeclaration>?
  package var attributes = Sublist<Attribute>()
  package var modifiers = Sublist<SourceRange>()
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
  package var documentation: SourceRange?
}

/// A parameter of a function, an initializer or a subscript, or an associated value of a case.
package struct ParameterDeclaration: Sendable {
  /// The argument label, or nil for `_` and values without a label.
  package var label: SourceRange?
  /// The name, or nil for an associated value without a label.
  package var name: SourceRange?
  /// The type, including attributes, specifiers (`@escaping`, `inout`) and the `...` of a variadic
  /// parameter.
  package var type: SourceRange
  /// The default value, if any.
  package var defaultValue: SourceRange?
  /// The attributes before the name. `dump` prints them before the type.
  package var attributes = Sublist<Attribute>()
  /// The annotations with the prefix `sourcery` and, for an associated value, with the prefix
  /// `widgetgen`.
  package var annotations = Sublist<Annotation>()

  /// The offset of the label or, if the label is nil, of the name or the type.
  package var start: UInt32 { (label ?? name ?? type).start }
}

/// An `init`.
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
  /// The `throws`, `rethrows` or `throws(Failure)` clause as written.
  package var throwsClause: SourceRange?
  /// The requirements after `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// A `func`. The name of an operator is its symbol.
package struct FunctionDeclaration: Sendable {
  package var name: SourceRange
  package var keyword: SourceRange
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  package var generics: SourceRange?
  package var parameters = Sublist<ParameterDeclaration>()
  package var isAsync = false
  package var isThrowing = false
  /// The `throws`, `rethrows` or `throws(Failure)` clause as written.
  package var throwsClause: SourceRange?
  /// The type after `->`, without the `where` clause.
  package var returns: SourceRange?
  /// The requirements after `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// A `subscript`.
package struct SubscriptDeclaration: Sendable {
  package var keyword: SourceRange
  package var modifiers = Sublist<SourceRange>()
  package var attributes = Sublist<Attribute>()
  package var generics: SourceRange?
  package var parameters = Sublist<ParameterDeclaration>()
  /// The type after `->`, without the `where` clause.
  package var returns: SourceRange?
  /// The requirements after `where`.
  package var whereClause: SourceRange?
  /// The accessors. Nil in invalid code without an accessor block.
  package var accessors: AccessorList?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}

/// An `associatedtype Name: Bound = Default where …` of a protocol.
package struct AssociatedTypeDeclaration: Sendable {
  package var name: SourceRange
  /// The types after the colon.
  package var bound: SourceRange?
  /// The type after the equals sign.
  package var defaultType: SourceRange?
  /// The requirements after `where`.
  package var whereClause: SourceRange?
  package var clause: Int?
  package var annotations = Sublist<Annotation>()
}
