package import WidgetSource

/// What one Swift file declares, before anything is known of the other files.
///
/// Everything is a range into `source.bytes`: a `String` is made only by the reader who needs it.
/// A parsed file depends on its own bytes and on nothing else.
///
/// An object that never changes: everybody who looks at a declaration retains its file for a
/// moment, and one reference is held more cheaply than the arrays.
package final class ParsedFile: Sendable {
  /// What a parser has found so far.
  struct Contents {
    var imports: [ImportDeclaration] = []
    var declarations: [Declaration] = []
    var typealiases: [TypealiasDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var lists = Lists()
    var clauses: [ConditionalClause] = []
    var diagnostics: [Diagnostic] = []
  }

  package let source: SourceFile
  /// In source order, as often as written.
  package let imports: [ImportDeclaration]
  /// Types and extensions in source order, nested ones too, flat; see `Declaration.parent`.
  package let declarations: [Declaration]
  /// Those at file level; a type's own are in its `Declaration`.
  package let typealiases: [TypealiasDeclaration]
  /// Those at file level; a type's own are in its `Declaration`.
  package let functions: [FunctionDeclaration]
  /// Every clause of every `#if`, in source order; others refer to it by index.
  package let clauses: [ConditionalClause]
  /// Every comment of the file that marks a place for generated text, in source order, also those
  /// inside function bodies; never what looks like one inside a string.
  package let markers: [MarkerComment]
  /// Every `// widgetgen:ignore RULE`, in source order, with the rest of the line as its text.
  package let ignores: [MarkerComment]
  /// Every comment that begins almost as an annotation does, such as `// widgetgen default = 3`, in
  /// source order, with what follows as its text.
  package let misspelled: [MarkerComment]
  /// Whether a declaration may have annotations: in a file without, nobody has to look for them.
  package let hasAnnotations: Bool
  /// What declarations hold a `Sublist` of.
  let lists: Lists
  package let diagnostics: [Diagnostic]
  /// Whether all brackets close each other.
  package let isBalanced: Bool

  init(
    _ source: SourceFile, _ contents: Contents, _ comments: CommentLog, isBalanced: Bool
  ) {
    self.isBalanced = isBalanced
    self.source = source
    markers = comments.markers
    ignores = comments.ignores
    misspelled = comments.misspelled
    hasAnnotations = comments.annotates
    imports = contents.imports
    declarations = contents.declarations
    typealiases = contents.typealiases
    functions = contents.functions
    lists = contents.lists
    clauses = contents.clauses
    diagnostics = contents.diagnostics
  }

  /// The text of a range, as written.
  package func text(_ range: SourceRange) -> String { source.text(range) }

  /// The code in a range, without comments.
  package func code(_ range: SourceRange) -> String { text(range).withoutComments }

  /// Whether a member with these modifiers belongs to the type itself: `static` or `class`.
  package func areStatic(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains { ["static", "class"].contains(text($0)) }
  }

  /// The dotted name of an attribute without generic arguments and module selectors: of
  /// `@App::Limits.Clamped<Int>(1)` `Limits.Clamped`.
  package func name(of attribute: Attribute) -> String {
    let text = text(attribute.name)
    return TypeName(parsing: text).dottedName ?? text
  }

  /// The name of a declaration with the types around it: `Outer.Inner`; of a type nested in an
  /// extension `Extended.Inner`; of an extension the extended type as written.
  package func qualifiedName(of declaration: Declaration) -> String {
    let name = text(declaration.name)
    guard let parent = declaration.parent else { return name }
    return qualifiedName(of: declarations[parent]) + "." + name
  }
}

/// One `import`, for example `import struct Foundation.Data`.
package struct ImportDeclaration: Sendable {
  /// The dotted path: `Foundation.Data`.
  package var path: SourceRange
  /// The whole declaration, from its first attribute or modifier on.
  package var range: SourceRange
  /// The innermost `#if` clause around it: an index into `ParsedFile.clauses`.
  package var clause: Int?
}

/// One `typealias Name<…> = Type`.
package struct TypealiasDeclaration: Sendable {
  package var name: SourceRange
  package var generics: SourceRange?
  package var type: SourceRange
  package var modifiers: Sublist<SourceRange>
  package var annotations: Sublist<Annotation>
  package var clause: Int?
}

/// One branch of an `#if … #elseif … #else … #endif`.
package struct ConditionalClause: Sendable {
  /// Which `#if` of the file it belongs to, counted from 0.
  package var block: Int
  /// Its place in that `#if`, counted from 0.
  package var position: Int
  /// The condition's text; nil for `#else`.
  package var condition: SourceRange?
  /// The clause around this `#if`: an index into `ParsedFile.clauses`.
  package var parent: Int?
}

/// A line comment that marks a place for generated text, in either spelling.
///
/// For example: `// widgetgen:inline:auto:Button.Init`, `// sourcery:end`.
package struct MarkerComment: Sendable {
  package var origin: Annotation.Origin
  /// From the first slash to the last byte of the line, without its line break.
  package var range: SourceRange
  /// What follows `widgetgen:` or `sourcery:`, without trailing white space:
  /// `inline:auto:Button.Init`, `inline:NAME`, `file:NAME`, `end`.
  package var text: SourceRange
}
