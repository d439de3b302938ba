import WidgetSource
import WidgetSyntax

/// All types of the sources as Sourcery sees them: one entry per name, with its extensions and its
/// supertypes.
///
/// Only names are stored; members are read from the parsed files when a template accesses them.
final class TypeGraph: Sendable {
  let files: [ParsedFile]
  /// Sorted by name, as in Sourcery.
  let types: [Entry]
  /// Typealiases by qualified name, except those of protocol compositions, which are types.
  let aliases: [String: Alias]
  /// The constraints of associated types of all protocols, by name.
  let associatedTypes: [String: String]
  let blocks: [[InlineBlock]]
  private let indices: [String: Int]
  private let dependencies: Set<String>

  /// A type, or the extensions of a type that the sources do not declare.
  struct Entry: Sendable {
    enum Kind: String, Sendable {
      case `struct`, `class`, actor, `enum`, `protocol`, `extension`, protocolComposition
    }

    var kind: Kind
    /// The qualified name: `Outer.Inner`.
    var name: String
    var localName: String
    /// The declaration, then its extensions in file order; empty for a composition.
    var parts: [DeclarationID] = []
    var parent: Int?
    /// Nested types in file order.
    var children: [Int] = []
    /// The entries of its inheritance clauses.
    var bases: [Base] = []
    /// The types that inherit from it.
    var derived: [Int] = []
    /// The declaration of a composition.
    var alias: Alias?
    /// The raw type of an enum, which is not among the bases.
    var rawTypeName: String?
  }

  /// An entry of an inheritance clause.
  struct Base: Sendable {
    var name: String
    /// Nil if the sources do not declare the type.
    var type: Int?
  }

  struct Alias: Sendable {
    var file: Int
    /// The enclosing declaration.
    var owner: Int?
    var declaration: TypealiasDeclaration
    /// The qualified name of the typealias.
    var name: String
  }

  /// - Parameter dependencies: the paths of files whose types can be looked up but are not listed.
  init(_ files: [ParsedFile], dependencies: Set<String>) {
    let builder = TypeGraphBuilder(files)
    self.dependencies = dependencies
    self.files = files
    types = builder.types
    aliases = builder.aliases
    associatedTypes = builder.associatedTypes
    blocks = builder.blocks
    indices = builder.indices
  }

  subscript(id: DeclarationID) -> Declaration { files[id.file].declarations[id.index] }

  /// The type of a qualified name.
  func index(of name: String) -> Int? { indices[name] }

  func isDependency(_ file: Int) -> Bool {
    !dependencies.isEmpty && dependencies.contains(files[file].source.path)
  }

  /// The types that the sources themselves declare.
  var listed: [Int] {
    guard !dependencies.isEmpty else { return Array(types.indices) }
    return types.indices.filter { index in
      (types[index].parts.first?.file ?? types[index].alias?.file).map { !isDependency($0) } ?? true
    }
  }

  /// Whether a declaration is inside an inline block: Sourcery ignores its own output.
  func isGenerated(_ range: SourceRange, in file: Int) -> Bool {
    InlineBlock.isInside(blocks[file], range)
  }
}
