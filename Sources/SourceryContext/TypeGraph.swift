import WidgetSource
import WidgetSyntax

/// All types of the sources as Sourcery sees them: one entry a name, with its extensions, and
/// edges to what it is based on.
///
/// Names are all that is kept; members are read from the parsed files when a template asks.
final class TypeGraph: Sendable {
  let files: [ParsedFile]
  /// In order of their names, as Sourcery sorts them.
  let types: [Entry]
  /// Typealiases by their dotted name; those that compose protocols are types instead.
  let aliases: [String: Alias]
  /// What associated types are bound to, by their own name, over all protocols.
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
    /// With the types around it: `Outer.Inner`.
    var name: String
    var localName: String
    /// The declaration, then its extensions in order of the files; empty for a composition.
    var parts: [DeclarationID] = []
    var parent: Int?
    /// The types inside it, in order of the files.
    var children: [Int] = []
    /// What its inheritance clauses say.
    var bases: [Base] = []
    /// The types that have it among their bases.
    var derived: [Int] = []
    /// Where a composition is declared.
    var alias: Alias?
    /// The raw type of an enum, which is no base.
    var rawTypeName: String?
  }

  /// An entry of an inheritance clause.
  struct Base: Sendable {
    var name: String
    /// nil for a type that the sources do not declare.
    var type: Int?
  }

  struct Alias: Sendable {
    var file: Int
    /// The declaration around it.
    var owner: Int?
    var declaration: TypealiasDeclaration
    /// The dotted name of the typealias.
    var name: String
  }

  /// - Parameter dependencies: the paths of files whose types are known, but not listed.
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

  /// The type of a dotted name.
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

  /// Whether a declaration stands in an inline block: Sourcery does not see what it wrote itself.
  func isGenerated(_ range: SourceRange, in file: Int) -> Bool {
    InlineBlock.isInside(blocks[file], range)
  }
}
