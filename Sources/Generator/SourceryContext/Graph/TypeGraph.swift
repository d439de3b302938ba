import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// All types of the sources in Sourcery's view: one entry for each name, with its extensions and supertypes.
///
/// Members are not stored; they are read from the parsed files when a template accesses them.
final class TypeGraph: Sendable {
  let files: [ParsedFile]
  /// The types, sorted by global name as in Sourcery.
  let types: [Entry]
  /// Typealiases by qualified name. An alias of a protocol composition is stored as a type instead.
  let aliases: [String: Alias]
  /// The constraints of associated types, by the associated type's name. The constraint is `Any` if the declaration has
  /// neither a constraint nor a default type.
  let associatedTypes: [String: String]
  let blocks: [[InlineBlock]]
  /// The types by the names of modules. Empty if modules are unknown.
  let modules: ModuleTypes
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
    /// The name of the module, or nil if modules are unknown.
    var module: String?
    var localName: String
    /// The last declaration with this name, if any, followed by earlier declarations and by the extensions. Empty for a
    /// composition.
    var parts: [DeclarationID] = []
    var parent: Int?
    /// The indices of nested types, in file order.
    var children: [Int] = []
    /// The entries of the type's inheritance clauses without a raw type, or the components of a composition.
    var bases: [Base] = []
    /// The indices of the types that directly inherit from this type.
    var derived: [Int] = []
    /// The typealias that declares a composition, or nil for any other type.
    var alias: Alias?
    /// The raw type of an enum, which is not among the bases.
    var rawTypeName: String?

    /// The qualified name after the name of the module, if any: `Module.Outer.Inner`. The extensions of an unknown type
    /// have no module in their name.
    var globalName: String { kind == .extension ? name : name.qualified(by: module) }
  }

  /// An entry of an inheritance clause, or a component of a composition.
  struct Base: Sendable {
    var name: String
    /// The index of the type, or nil if the sources do not declare it.
    var type: Int?
  }

  struct Alias: Sendable {
    var file: Int
    /// The index of the enclosing declaration in the file, or nil at file level.
    var owner: Int?
    var declaration: TypealiasDeclaration
    /// The qualified name of the typealias, after the name of its module, if any.
    var name: String
  }

  /// - Parameters:
  ///   - dependencies: the paths of files whose types can be looked up but are not listed.
  ///   - modules: the names of the files' modules by path; empty if modules are unknown.
  init(_ files: [ParsedFile], dependencies: Set<String>, modules: [String: String] = [:]) {
    let builder = TypeGraphBuilder(files, modules: modules)
    self.dependencies = dependencies
    self.files = files
    types = builder.types
    aliases = builder.aliases
    associatedTypes = builder.associatedTypes
    blocks = builder.blocks
    self.modules = builder.modules
    indices = builder.indices
  }

  subscript(id: DeclarationID) -> Declaration { files[id.file].declarations[id.index] }

  /// Returns the index of the type with a global name, or nil if there isn't one.
  func index(of name: String) -> Int? { indices[name] }

  /// Returns the index of the first type with a qualified name, without its module.
  func firstIndex(ofPlainName name: String) -> Int? {
    modules.isEmpty ? index(of: name) : types.firstIndex { $0.name == name }
  }

  func isDependency(_ file: Int) -> Bool {
    !dependencies.isEmpty && dependencies.contains(files[file].source.path)
  }

  /// The indices of the types, except for types whose declaration, or else first extension, is in a dependency.
  var listed: [Int] {
    guard !dependencies.isEmpty else { return Array(types.indices) }
    return types.indices.filter { index in
      (types[index].parts.first?.file ?? types[index].alias?.file).map { !isDependency($0) } ?? true
    }
  }

  /// Whether a declaration is inside an inline block. Sourcery ignores its own output.
  func isGenerated(_ range: SourceRange, in file: Int) -> Bool {
    InlineBlock.isInside(blocks[file], range)
  }
}

/// Access levels as Sourcery's strings: the level's name, or an empty string for the setter of a member that cannot be
/// set.
extension TypeGraph {
  /// The access levels of the getter and the setter.
  struct Access {
    var read: String
    /// The level of the setter, or an empty string for a member that cannot be set.
    var write: String
  }

  /// - Parameter fallback: the level of a getter if no modifier specifies one.
  func access(_ modifiers: Sublist<SourceRange>, in file: Int, fallback: String) -> Access {
    var read: String?
    var write: String?
    for modifier in files[file][modifiers] {
      let text = files[file].text(modifier)
      if let level = Self.levels.first(where: { text == $0 }) {
        read = level
        write = write ?? level
      } else if let level = Self.levels.first(where: { text.hasPrefix($0 + "(") }) {
        write = level
      }
    }
    let level = read ?? fallback
    return Access(read: level, write: write ?? level)
  }

  /// Returns the default access level of members: the level of a protocol or extension, or `internal`
  /// for other declarations.
  func memberAccess(of declaration: Declaration, in file: Int) -> String {
    switch declaration.kind {
    case .extension, .protocol: ownAccess(of: declaration, in: file) ?? "internal"
    default: "internal"
    }
  }

  func access(of declaration: Declaration, in file: Int) -> String {
    if let own = ownAccess(of: declaration, in: file) { return own }
    guard declaration.kind != .extension, declaration.kind != .protocol,
      let parent = declaration.parent
    else { return "internal" }
    return memberAccess(of: files[file].declarations[parent], in: file)
  }

  private func ownAccess(of declaration: Declaration, in file: Int) -> String? {
    for modifier in files[file][declaration.modifiers] {
      let text = files[file].text(modifier)
      if Self.levels.contains(text) { return text }
    }
    return nil
  }

  static let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
}

/// Direct and indirect inheritance. Nothing is cached, because most templates request the relations of a few types, or
/// the types that are based on a single name.
extension TypeGraph {
  /// Returns the direct and indirect supertypes of a type: the names of all of them, and the classes, protocols and
  /// compositions that the sources declare.
  func relations(of index: Int) -> Relations {
    var relations = Relations()
    var queue = [index]
    var seen: Set<Int> = [index]
    var position = 0
    while position < queue.count {
      for base in types[queue[position]].bases {
        relations.add(base, self)
        if let type = base.type, seen.insert(type).inserted { queue.append(type) }
      }
      position += 1
    }
    relations.addCompositions(self)
    return relations
  }

  /// Returns the types that inherit from a declared type, directly or indirectly.
  func descendants(of index: Int) -> [Int] {
    descendants(ofAll: types[index].derived)
  }

  /// Returns the types that inherit from the type with the given name, directly or indirectly. The sources do not have
  /// to declare this type.
  func types(basedOn name: String) -> [Int] {
    if let index = index(of: name) { return descendants(of: index) }
    return descendants(ofAll: types.indices.filter { types[$0].bases.contains { $0.name == name } })
  }

  private func descendants(ofAll starts: [Int]) -> [Int] {
    var queue = starts
    var seen = Set(starts)
    while let next = queue.popLast() {
      for type in types[next].derived where seen.insert(type).inserted { queue.append(type) }
    }
    return seen.stablySorted()
  }

  struct Relations {
    /// `type.based`: the names of all supertypes.
    private(set) var based: [String] = []
    /// `type.inherits`: the classes.
    private(set) var inherits: [Int] = []
    /// `type.implements`: the protocols, and the compositions in which each declared component is a protocol.
    private(set) var implements: [Int] = []
    private var names: Set<String> = []

    func isBased(on name: String) -> Bool { names.contains(name) }

    fileprivate mutating func add(_ base: Base, _ graph: TypeGraph) {
      guard names.insert(base.name).inserted else { return }
      based.append(base.name)
      guard let type = base.type else { return }
      switch graph.types[type].kind {
      case .class: inherits.append(type)
      case .protocol, .protocolComposition: implements.append(type)
      default: break
      }
    }

    fileprivate mutating func addCompositions(_ graph: TypeGraph) {
      implements.removeAll { type in
        graph.types[type].kind == .protocolComposition
          && graph.types[type].bases.contains { base in
            base.type.map { graph.types[$0].kind != .protocol } ?? false
          }
      }
    }
  }
}

/// Annotations for templates, by key and with Sourcery's values.
///
/// Source: Sourcery 2, `AnnotationsParser`.
extension TypeGraph {
  private static let noAnnotations = Value.dictionary([:])

  /// Returns the annotations of a declaration. If a key is written with several distinct values, its value is the list
  /// of these values, from the last line to the first.
  ///
  /// - Parameter token: the name, the keyword or the first token of the declaration. Sourcery searches upward from its
  ///   line.
  func annotations(
    _ annotations: Sublist<Annotation>, above token: SourceRange, in file: Int
  ) -> Value {
    if annotations.isEmpty { return Self.noAnnotations }
    let reach = AnnotationReach(files[file].source.bytes, from: token.start)
    return self.annotations(files[file][annotations].filter(reach.includes), in: file)
  }

  /// Returns the first token of a declaration. For initializers and subscripts, Sourcery searches upward from this
  /// token.
  func firstToken(
    _ attributes: Sublist<Attribute>, _ modifiers: Sublist<SourceRange>, _ keyword: SourceRange,
    in file: Int
  ) -> SourceRange {
    let tokens =
      files[file][attributes].prefix(1).map(\.range) + files[file][modifiers].prefix(1) + [keyword]
    return tokens.min { $0.start < $1.start } ?? keyword
  }

  /// Returns the annotations of a parameter.
  ///
  /// Sourcery reads whole lines. Annotations at the end of a line belong to the declaration and to the parameters on
  /// that line. Annotations above a function also belong to each parameter on the function's first line, unless other
  /// annotations precede the parameter.
  ///
  /// - Parameters:
  ///   - declaration: the annotations of the function, initializer, subscript or case.
  ///   - keyword: the keyword of the function, or nil for a case.
  func annotations(
    of parameter: ParameterDeclaration, after keyword: SourceRange?,
    declaration: Sublist<Annotation>, in file: Int
  ) -> Value {
    let own = files[file][parameter.annotations]
    if declaration.isEmpty { return annotations(own, in: file) }
    let isAlone = !own.contains { $0.range.end <= parameter.start && !$0.isOfBlock }
    let isOnFirstLine = keyword.map { isSameLine($0.start, parameter.start, in: file) } ?? false
    let reach = AnnotationReach(files[file].source.bytes, from: parameter.start)
    let inherited = files[file][declaration].filter { annotation in
      guard reach.includes(annotation) else { return false }
      return isOnFirstLine && isAlone && !annotation.isOfBlock
        || annotation.range.start >= parameter.type.end
          && isSameLine(parameter.start, annotation.range.start, in: file)
    }
    let ranges = Set(own.map(\.range))
    return annotations(own + inherited.filter { !ranges.contains($0.range) }, in: file)
  }

  private func isSameLine(_ start: UInt32, _ end: UInt32, in file: Int) -> Bool {
    start <= end
      && !files[file].source.bytes[Int(start)..<Int(end)].contains(UInt8(ascii: "\n"))
  }

  private func annotations(_ annotations: [Annotation], in file: Int) -> Value {
    if annotations.isEmpty { return Self.noAnnotations }
    var entries: [String: Value] = [:]
    for line in lines(of: annotations, in: file).reversed() {
      Self.add(Self.entries(ofLine: line), to: &entries)
    }
    return .dictionary(entries)
  }

  private func lines(of annotations: [Annotation], in file: Int) -> [[Annotation]] {
    let bytes = files[file].source.bytes
    var lines: [[Annotation]] = []
    for annotation in annotations {
      let isNewLine =
        lines.last?.last.map { previous in
          previous.range.end > annotation.range.start
            || bytes[Int(previous.range.end)..<Int(annotation.range.start)]
              .contains(UInt8(ascii: "\n"))
        } ?? true
      if isNewLine { lines.append([]) }
      lines[lines.count - 1].append(annotation)
    }
    return lines
  }

  /// Returns the entries of one line, nested in the namespaces that precede its first key.
  private static func entries(ofLine annotations: [Annotation]) -> [String: Value] {
    var names = annotations[0].key.split(separator: ":").map(\.trimmed)
    let first = names.popLast() ?? ""
    var entries: [String: Value] = [:]
    for (index, annotation) in annotations.enumerated() {
      add([index == 0 ? first : annotation.key: value(of: annotation)], to: &entries)
    }
    return names.reversed().reduce(entries) { [$1: .dictionary(Record($0))] }
  }

  private static func add(_ new: [String: Value], to entries: inout [String: Value]) {
    for (key, value) in new {
      switch (entries[key], value) {
      case (nil, _): entries[key] = value
      case (.dictionary(let old), .dictionary(let record)):
        var table = old.table
        add(record.table, to: &table)
        entries[key] = .dictionary(Record(table))
      case (.array(let values), _):
        if !values.contains(where: { $0.equals(value) }) { entries[key] = .array(values + [value]) }
      case (.some(let first), _):
        if !first.equals(value) { entries[key] = .array([first, value]) }
      }
    }
  }

  private static func value(of annotation: Annotation) -> Value {
    let isFromSourcery = annotation.origin == .sourcery
    switch annotation.value {
    // In Sourcery, only a key without a value is a Boolean.
    case .bool(let flag) where isFromSourcery: return .string(String(flag))
    case .number(let number): return Int(exactly: number).map { .int($0) } ?? .double(number)
    case .string(let text):
      return ArgumentValue.json(text) ?? .string(isFromSourcery ? text.trimmed : text)
    default: return asWritten(annotation.value)
    }
  }

  private static func asWritten(_ value: AnnotationValue) -> Value {
    switch value {
    case .flag: .object(FlagObject())
    case .bool(let flag): .bool(flag)
    case .integer(let number): .int(number)
    case .number(let number): .double(number)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map(asWritten))
    }
  }
}
