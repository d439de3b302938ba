import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A type in templates: `type.name`, `type.storedVariables`, `type.implements.AutoEquatable`.
final class TypeObject: AnnotatedObject {
  let graph: TypeGraph
  let index: Int
  /// The lists of members that a template asked for.
  let lists = MemberLists()

  init(_ index: Int, graph: TypeGraph) {
    self.index = index
    self.graph = graph
  }

  var entry: TypeGraph.Entry { graph.types[index] }

  func isEqual(to other: any TemplateObject) -> Bool { (other as? TypeObject)?.index == index }

  func member(_ member: String) -> Value? {
    switch member {
    case "name", "globalName": return .string(entry.name)
    case "localName": return .string(entry.localName)
    case "kind": return .string(entry.kind.rawValue)
    case "accessLevel": return .string(accessLevel)
    case "isExtension", "isUnknownExtension": return .bool(entry.kind == .extension)
    case "isGeneric": return .bool(isGeneric)
    case "annotations": return annotations
    case "attributes": return main.map { graph.attributes($1.attributes, in: $0) }
    case "modifiers": return main.map { graph.modifiers($1.modifiers, in: $0) }
    case "isFinal": return .bool(hasModifier("final"))
    case "isDistributed": return .bool(hasModifier("distributed"))
    case "documentation": return main.map { graph.documentation($1.documentation, in: $0) }
    case "genericRequirements": return genericRequirements
    default: return relation(member) ?? place(member) ?? list(member) ?? kindMember(member)
    }
  }

  /// The primary declaration and its file; nil for a composition.
  var main: (file: Int, declaration: Declaration)? {
    entry.parts.first.map { ($0.file, graph[$0]) }
  }

  var accessLevel: String {
    if let main { return graph.access(of: main.declaration, in: main.file) }
    guard let alias = entry.alias else { return "internal" }
    return graph.access(alias.declaration.modifiers, in: alias.file, fallback: "internal").read
  }

  /// Annotations of the declaration and its extensions; the last value of a key wins.
  var annotations: Value {
    if let alias = entry.alias {
      return graph.annotations(
        alias.declaration.annotations, above: alias.declaration.name, in: alias.file)
    }
    var entries: [String: Value] = [:]
    for part in entry.parts {
      let annotations = graph.annotations(
        graph[part].annotations, above: graph[part].keyword, in: part.file)
      guard case .dictionary(let own) = annotations else { continue }
      entries.merge(own.table) { $1 }
    }
    return .dictionary(entries)
  }

  private func hasModifier(_ name: String) -> Bool {
    main.map { graph.hasModifier(name, $1.modifiers, in: $0) } ?? false
  }

  private var isGeneric: Bool {
    guard let main else { return false }
    return main.declaration.generics != nil || main.declaration.whereClause != nil
      || !main.declaration.associatedTypes.isEmpty
  }

  private var genericRequirements: Value {
    guard let main, let clause = main.declaration.whereClause else { return .array([]) }
    return GenericRequirements.parse(graph.files[main.file].text(clause), graph, container: index)
  }
}

// MARK: - Other types

extension TypeObject {
  private func relation(_ member: String) -> Value? {
    switch member {
    case "based", "inherits", "implements", "basedTypes":
      return .object(RelationsObject(member, of: self))
    case "inheritedTypes": return .array(entry.bases.map { .string($0.name) })
    case "supertype": return supertype
    case "parent": return entry.parent.map(type) ?? Value.none
    case "parentName": return entry.parent.map { .string(graph.types[$0].name) } ?? Value.none
    case "parentTypes": return .array(parents.map(type))
    case "containedTypes": return .array(entry.children.map(type))
    case "containedType":
      return .dictionary(
        Dictionary(
          entry.children.map { (graph.types[$0].localName, type($0)) }, uniquingKeysWith: { $1 }))
    default: return nil
    }
  }

  func type(_ index: Int) -> Value { .object(TypeObject(index, graph: graph)) }

  /// The superclass: the first entry of the inheritance clause.
  private var supertype: Value {
    guard entry.kind == .class, let first = entry.bases.first?.type,
      graph.types[first].kind == .class
    else { return .none }
    return type(first)
  }

  private var parents: [Int] {
    var parents: [Int] = []
    var next = entry.parent
    while let parent = next {
      parents.append(parent)
      next = graph.types[parent].parent
    }
    return parents
  }
}

// MARK: - Source

extension TypeObject {
  private func place(_ member: String) -> Value? {
    switch member {
    case "path": return path.map { .string($0) } ?? Value.none
    case "directory":
      return path.map { path in
        .string(path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path)
      }
    case "fileName": return path?.split(separator: "/").last.map { .string(String($0)) }
    case "module": return Value.none
    case "imports": return .array(imports.map { .object($0) })
    case "allImports": return .array(allImports.map { .object($0) })
    default: return nil
    }
  }

  private var file: ParsedFile? { (main?.file ?? entry.alias?.file).map { graph.files[$0] } }

  /// Absolute as in Sourcery, so that `path|contains:"/Sources/App/"` is true, but relative to the
  /// working folder: generated code must not depend on the location of the checkout.
  private var path: String? {
    (file?.source.path).map { $0.hasPrefix("/") ? $0 : "/" + $0 }
  }

  private var imports: [ImportObject] {
    file.map { file in file.imports.map { ImportObject($0, in: file) } } ?? []
  }

  /// Imports of its file and of the files of its supertypes, each once.
  private var allImports: [ImportObject] {
    let bases = graph.relations(of: index).based.compactMap(graph.index).map {
      TypeObject($0, graph: graph)
    }
    return ([self] + bases).flatMap(\.imports).uniqued(by: \.description)
  }
}

/// An import declaration: `type.imports`.
///
/// For example: `import struct Module.Name`, whose kind is `struct`.
final class ImportObject: TemplateObject {
  private let path: String
  private let kind: String?

  init(_ declaration: ImportDeclaration, in file: ParsedFile) {
    path = file.text(declaration.path)
    let words = file.text(SourceRange(start: declaration.range.start, end: declaration.path.start))
      .split(whereSeparator: \.isWhitespace)
    kind = words.last.flatMap { $0 == "import" ? nil : String($0) }
  }

  var text: String? { description }

  var description: String { kind.map { "\($0) \(path)" } ?? path }

  func member(_ name: String) -> Value? {
    switch name {
    case "path": .string(path)
    case "kind": kind.map { .string($0) } ?? Value.none
    case "description": .string(description)
    case "moduleName": .string(moduleName)
    default: nil
    }
  }

  private var moduleName: String {
    guard kind != nil, let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }
}
