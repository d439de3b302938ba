package import WidgetSource

/// A nominal type or an extension with its members.
///
/// For example: `public struct Button: Widget { let text: String }`.
package struct Declaration: Sendable {
  package enum Kind: String, Sendable {
    case `struct`, `class`, actor, `enum`, `protocol`, `extension`
  }

  package var kind: Kind
  /// The name as written, backticks included; of an extension the extended type.
  package var name: SourceRange
  /// The introducing keyword: the place that `dump` and diagnostics name.
  package var keyword: SourceRange
  /// From the first attribute, modifier or keyword to the closing brace, without the comments
  /// before it.
  package var range: SourceRange
  /// The text between the braces.
  package var body: SourceRange
  /// The type or extension around it: an index into `ParsedFile.declarations`.
  package var parent: Int?
  /// The innermost `#if` clause around it: an index into `ParsedFile.clauses`.
  package var clause: Int?
  package var attributes = Sublist<Attribute>()
  package var modifiers = Sublist<SourceRange>()
  /// With its angle brackets: `<T: P>`.
  package var generics: SourceRange?
  package var inherits = Sublist<SourceRange>()
  /// What follows `where`.
  package var whereClause: SourceRange?
  package var properties: [PropertyDeclaration] = []
  package var cases: [CaseDeclaration] = []
  package var initializers: [InitializerDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  package var subscripts: [SubscriptDeclaration] = []
  package var associatedTypes: [AssociatedTypeDeclaration] = []
  package var typealiases: [TypealiasDeclaration] = []
  /// The `deinit` of a class or actor.
  package var deinitializer: SourceRange?
  package var annotations = Sublist<Annotation>()
  /// The `///` or `/** */` comment before it, from its first to its last line.
  package var documentation: SourceRange?
}

/// An attribute or attached macro, for example `@available(iOS 13, *)`.
package struct Attribute: Sendable {
  /// The whole, from the `@` on.
  package var range: SourceRange
  /// The name after the `@`: `available`, `Foo.Bar<Int>`.
  package var name: SourceRange
  /// The text between the parentheses; nil without them.
  package var arguments: SourceRange?
}
