package import WidgetSource

/// One bound name of a `let` or `var`: `let a, b: Int` gives two.
package struct PropertyDeclaration: Sendable {
  package var name: SourceRange
  /// `let` or `var`.
  package var keyword: SourceRange
  package var isLet: Bool
  package var modifiers: [SourceRange] = []
  package var attributes: [Attribute] = []
  /// The annotation's text; nil when there is none, and for the names of a tuple pattern.
  package var type: SourceRange?
  /// The initial value's text.
  package var value: SourceRange?
  /// Whether it has an accessor block that is not only `willSet`/`didSet`; a protocol's
  /// requirement is computed.
  package var isComputed = false
  /// Whether the name stands in a tuple pattern: `let (a, b) = pair`.
  package var isInTuple = false
  package var clause: Int?
  package var annotations: [Annotation] = []
  package var documentation: SourceRange?
  /// From the first attribute, modifier or keyword of the declaration to its end.
  package var range: SourceRange

  package init(name: SourceRange, keyword: SourceRange, isLet: Bool, range: SourceRange) {
    self.name = name
    self.keyword = keyword
    self.isLet = isLet
    self.range = range
  }
}

/// One element of an enum's `case` line.
package struct CaseDeclaration: Sendable {
  package var name: SourceRange
  /// The `case` it stands behind.
  package var keyword: SourceRange
  /// The raw value's text.
  package var value: SourceRange?
  /// nil without parentheses.
  package var parameters: [ParameterDeclaration]?
  package var attributes: [Attribute] = []
  package var modifiers: [SourceRange] = []
  package var clause: Int?
  package var annotations: [Annotation] = []
  package var documentation: SourceRange?

  package init(name: SourceRange, keyword: SourceRange) {
    self.name = name
    self.keyword = keyword
  }
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
  /// Attributes in front of the name, which `dump` prints in front of the type.
  package var attributes: [Attribute] = []

  package init(label: SourceRange?, name: SourceRange?, type: SourceRange) {
    self.label = label
    self.name = name
    self.type = type
  }
}

/// One `init`.
package struct InitializerDeclaration: Sendable {
  package enum Failable: String, Sendable {
    case never = ""
    case optional = "?"
    case implicitlyUnwrapped = "!"
  }

  package var keyword: SourceRange
  package var modifiers: [SourceRange] = []
  package var attributes: [Attribute] = []
  package var generics: SourceRange?
  package var parameters: [ParameterDeclaration] = []
  package var failable = Failable.never
  package var isAsync = false
  package var isThrowing = false
  package var clause: Int?
  package var annotations: [Annotation] = []

  package init(keyword: SourceRange) { self.keyword = keyword }
}

/// One `func`; an operator goes by its symbol.
package struct FunctionDeclaration: Sendable {
  package var name: SourceRange
  package var keyword: SourceRange
  package var modifiers: [SourceRange] = []
  package var attributes: [Attribute] = []
  package var generics: SourceRange?
  package var parameters: [ParameterDeclaration] = []
  package var isAsync = false
  package var isThrowing = false
  /// The text behind `->`.
  package var returns: SourceRange?
  package var clause: Int?
  package var annotations: [Annotation] = []

  package init(name: SourceRange, keyword: SourceRange) {
    self.name = name
    self.keyword = keyword
  }
}
