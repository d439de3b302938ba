package import WidgetSource

/// The declarations of one Swift file, without information from other files.
///
/// The texts of declarations are ranges in `source.bytes`, so that strings are created only when needed. A parsed file
/// depends only on its own bytes.
///
/// This is an immutable class, because code that uses a declaration retains the declaration's file. One reference is
/// cheaper to retain than all arrays of the file.
package final class ParsedFile: Sendable {
  /// The declarations and diagnostics that the parser has found so far.
  struct Contents {
    var imports: [ImportDeclaration] = []
    var declarations: [Declaration] = []
    var typealiases: [TypealiasDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var lists = Lists()
    var clauses: [ConditionalClause] = []
    var conditionals: [[Int]] = []
    var diagnostics: [Diagnostic] = []
    /// The offsets of the attributes of the library WidgetAttributes before declarations.
    var wireAttributes: Set<UInt32> = []
  }

  package let source: SourceFile
  /// The imports in source order, including repeated ones.
  package let imports: [ImportDeclaration]
  /// The types and extensions in source order. Nested types are in the same list; see
  /// `Declaration.parent`.
  package let declarations: [Declaration]
  /// The typealiases at file level. A nested typealias is in the `Declaration` of its type.
  package let typealiases: [TypealiasDeclaration]
  /// The functions at file level. A method is in the `Declaration` of its type.
  package let functions: [FunctionDeclaration]
  /// All clauses of all `#if` directives, in source order. Declarations refer to them by index.
  package let clauses: [ConditionalClause]
  /// The clauses of each `#if`, as indices into `clauses`.
  package let conditionals: [[Int]]
  /// The comments that mark positions for generated text, in source order, including comments in function bodies. Text
  /// in strings is not a marker.
  package let markers: [MarkerComment]
  /// The comments with `widgetgen:ignore RULE`, in source order. Their text is the rest of the line.
  package let ignores: [MarkerComment]
  /// The comments that resemble an annotation, such as `// widgetgen default = 3`, in source order.
  /// Their text is the rest of the line.
  package let misspelled: [MarkerComment]
  /// All comments with the prefix `widgetgen:`, in source order. In a block comment, each is one line.
  let instructions: [SourceRange]
  /// Whether any declaration may have annotations. If false, a search for annotations is
  /// unnecessary.
  package let hasAnnotations: Bool
  /// The elements of all sublists.
  let lists: Lists
  package let diagnostics: [Diagnostic]
  /// Whether the parser found no unbalanced bracket.
  package let isBalanced: Bool

  init(
    _ source: SourceFile, _ contents: Contents, _ comments: CommentLog, isBalanced: Bool
  ) {
    self.isBalanced = isBalanced
    self.source = source
    markers = comments.markers
    ignores = comments.ignores
    misspelled = comments.misspelled
    instructions = comments.instructions
    hasAnnotations = comments.annotates || !contents.wireAttributes.isEmpty
    imports = contents.imports
    declarations = contents.declarations
    typealiases = contents.typealiases
    functions = contents.functions
    lists = contents.lists
    clauses = contents.clauses
    conditionals = contents.conditionals
    diagnostics = contents.diagnostics
  }

  /// Returns the text of a range, as written.
  package func text(_ range: SourceRange) -> String { source.text(range) }

  /// Returns the code in a range, without comments.
  package func code(_ range: SourceRange) -> String { text(range).withoutComments }

  /// Whether a member with these modifiers is `static` or `class`.
  package func areStatic(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains { ["static", "class"].contains(text($0)) }
  }

  /// Returns the dotted name of an attribute without generic arguments or module selectors.
  ///
  /// For example: `Limits.Clamped` for `@App::Limits.Clamped<Int>(1)`.
  package func name(of attribute: Attribute) -> String {
    let text = text(attribute.name)
    return TypeName(parsing: text).dottedName ?? text
  }

  /// Returns the name of a declaration with its enclosing types, such as `Outer.Inner`. The name of
  /// an extension is the extended type as written, so a type in an extension is named
  /// `Extended.Inner`.
  package func qualifiedName(of declaration: Declaration) -> String {
    let name = text(declaration.name)
    guard let parent = declaration.parent else { return name }
    return qualifiedName(of: declarations[parent]) + "." + name
  }
}

/// An `import`, such as `import struct Foundation.Data`.
package struct ImportDeclaration: Sendable {
  /// The dotted path, such as `Foundation.Data`.
  package var path: SourceRange
  /// The whole declaration, from its first attribute or modifier.
  package var range: SourceRange
  /// The innermost enclosing `#if` clause, as an index into `ParsedFile.clauses`; nil outside of `#if`.
  package var clause: Int?
}

/// A `typealias Name<…> = Type`.
package struct TypealiasDeclaration: Sendable {
  package var name: SourceRange
  package var generics: SourceRange?
  package var type: SourceRange
  package var modifiers: Sublist<SourceRange>
  package var annotations: Sublist<Annotation>
  package var clause: Int?
}

/// A clause of `#if … #elseif … #else … #endif`.
package struct ConditionalClause: Sendable {
  /// The `#if`, as an index into `ParsedFile.conditionals`.
  package var block: Int
  /// The condition, or nil for `#else`.
  package var condition: SourceRange?
  /// The clause that encloses the `#if`, as an index into `ParsedFile.clauses`, or nil if there
  /// isn't one.
  package var parent: Int?
  /// The number of `#if`s around the clause, including its own.
  var depth: Int
}

/// A line comment that marks a position for generated text, suppresses a warning or resembles an annotation. A block
/// comment can also suppress a warning.
///
/// For example: `// widgetgen:inline:auto:Button.Init`, `// sourcery:end` and
/// `// widgetgen:ignore RULE`.
package struct MarkerComment: Sendable {
  package var origin: Annotation.Origin
  /// The comment from its first slash, without its line break.
  package var range: SourceRange
  /// The text without trailing white space. For a marker, this is the text after `widgetgen:` or
  /// `sourcery:`, such as `inline:auto:Button.Init`, `file:NAME` or `end`. For other comments, it is
  /// the text after `ignore` or after the misspelled prefix.
  package var text: SourceRange
}
