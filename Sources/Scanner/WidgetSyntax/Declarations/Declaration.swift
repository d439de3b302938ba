package import WidgetSource

/// A nominal type or an extension, with its members.
///
/// For example: `public struct Button: Widget { let text: String }`.
package struct Declaration: Sendable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name as written, including backticks. For an extension, this is the extended type.
  package var name: SourceRange
  /// The introducing keyword. `dump` and diagnostics report its position.
  package var keyword: SourceRange
  /// The range from the first attribute, modifier or keyword to the closing brace, without
  /// preceding comments.
  package var range: SourceRange
  /// The text between the braces.
  package var body: SourceRange
  /// The enclosing type or extension, as an index into `ParsedFile.declarations`; nil at file
  /// level.
  package var parent: Int?
  /// The innermost enclosing `#if` clause, as an index into `ParsedFile.clauses`; nil outside of `#if`.
  package var clause: Int?
  package var attributes = Sublist<Attribute>()
  package var modifiers = Sublist<SourceRange>()
  /// The generic parameters with their angle brackets, such as `<T: P>`.
  package var generics: SourceRange?
  package var inherits = Sublist<SourceRange>()
  /// The requirements after `where`.
  package var whereClause: SourceRange?
  package var properties: [PropertyDeclaration] = []
  package var cases: [CaseDeclaration] = []
  package var initializers: [InitializerDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var subscripts: [SubscriptDeclaration] = []
  package var associatedTypes: [AssociatedTypeDeclaration] = []
  package var typealiases: [TypealiasDeclaration] = []
  /// The `deinit` keyword of a class or actor.
  package var deinitializer: SourceRange?
  package var annotations = Sublist<Annotation>()
  /// The preceding `///` or `/** */` comment, from its first to its last line.
  package var documentation: SourceRange?
}

/// An attribute or attached macro, such as `@available(iOS 13, *)`.
package struct Attribute: Sendable {
  /// The whole attribute, from the `@`.
  package var range: SourceRange
  /// The name after the `@`, such as `available` or `Foo.Bar<Int>`.
  package var name: SourceRange
  /// The text between the parentheses, or nil if there are no parentheses.
  package var arguments: SourceRange?
}
