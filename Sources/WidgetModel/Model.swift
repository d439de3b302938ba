package import WidgetSource
package import WidgetSyntax

/// All declared types, resolved over all files.
///
/// Making one indexes names and nothing else; what is asked for is resolved when it is asked for.
/// Types are never merged: two modules may each have a `Button`, and an extension belongs to the
/// one that is nearest to its file.
///
/// A class that never changes: whoever makes code holds it, and copying it would count a reference
/// for each of its arrays.
package final class Model: Sendable {
  package let files: [ParsedFile]
  /// Those of other modules, which are read to resolve names and for which nothing is generated.
  package let dependencies: Set<Int>
  /// The style of the keys of types, as it is spelled, by the number of their file: what the configuration
  /// of a module says.
  package let keyStyles: [Int: String]
  /// Who looks at types that do not depend on each other.
  package let workers: any Workers
  package let index: DeclarationIndex
  /// The types and extensions with a `// widgetgen:` annotation, in order of the files.
  package let annotatedTypes: [DeclarationID]
  /// The inline blocks of the files that have some.
  let blocks: [Int: [InlineBlock]]
  let blocksByName: [String: (file: Int, block: InlineBlock)]
  /// What `remembering(conformancesOf:conformingTo:)` found out.
  let knownConformances: [DeclarationID: Set<String>]

  /// - Parameters:
  ///   - dependencies: the paths of the files of other modules.
  ///   - keyStyles: styles by the paths of files.
  package init(
    _ files: [ParsedFile], dependencies: Set<String> = [], keyStyles: [String: String] = [:],
    workers: any Workers = SingleWorker()
  ) {
    self.files = files
    self.keyStyles =
      keyStyles.isEmpty
      ? [:]
      : files.indices.reduce(into: [:]) { $0[$1] = keyStyles[files[$1].source.path] }
    self.dependencies =
      dependencies.isEmpty
      ? [] : Set(files.indices.filter { dependencies.contains(files[$0].source.path) })
    self.workers = workers
    knownConformances = [:]
    index = DeclarationIndex(files)
    annotatedTypes = files.enumerated().flatMap(Self.annotatedTypes)
    var blocks: [Int: [InlineBlock]] = [:]
    for (number, file) in files.enumerated() where !file.markers.isEmpty {
      blocks[number] = InlineBlock.find(in: file).blocks
    }
    self.blocks = blocks
    blocksByName = Dictionary(
      blocks.stablySorted(on: \.key).flatMap { file, blocks in
        blocks.map { ($0.name, (file, $0)) }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The same model, knowing more.
  init(_ model: Model, knownConformances: [DeclarationID: Set<String>]) {
    files = model.files
    dependencies = model.dependencies
    keyStyles = model.keyStyles
    workers = model.workers
    index = model.index
    annotatedTypes = model.annotatedTypes
    blocks = model.blocks
    blocksByName = model.blocksByName
    self.knownConformances = knownConformances
  }

  private static func annotatedTypes(_ number: Int, in file: ParsedFile) -> [DeclarationID] {
    guard file.hasAnnotations else { return [] }
    let declarations = file.declarations
    return declarations.indices.filter { index in
      file[declarations[index].annotations].contains { $0.origin == .widgetgen }
    }.map { DeclarationID(file: number, index: $0) }
  }

  /// Whether a declaration is of the module that code is generated for.
  package func isOwn(_ id: DeclarationID) -> Bool { !dependencies.contains(id.file) }

  package func declaration(_ id: DeclarationID) -> Declaration {
    files[id.file].declarations[id.index]
  }

  /// The annotations of a type or an extension.
  package func annotations(of id: DeclarationID) -> [Annotation] {
    files[id.file][declaration(id).annotations]
  }

  /// Every struct, class, actor, enum and protocol, nested ones too, in order of the files.
  package var allTypes: [DeclarationID] {
    files.indices.flatMap { file in
      files[file].declarations.indices
        .filter { files[file].declarations[$0].kind != .extension }
        .map { DeclarationID(file: file, index: $0) }
    }
  }

  /// The dotted name of a type, as far as the source says: of a type nested in an extension
  /// `Extended.Inner`.
  package func name(of id: DeclarationID) -> String {
    files[id.file].qualifiedName(of: declaration(id))
  }

  /// Whether the module declares a protocol of that name at file level.
  package func declaresProtocol(named name: String) -> Bool {
    index.types(named: name).contains { isOwn($0) && declaration($0).kind == .protocol }
  }
}
