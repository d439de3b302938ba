import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A type in templates: `type.name`, `type.storedVariables`, `type.implements.AutoEquatable`.
final class TypeObject: AnnotatedObject {
  let graph: TypeGraph
  let index: Int
  /// The lists of members that a template has used.
  let lists = MemberLists()

  init(_ index: Int, graph: TypeGraph) {
    self.index = index
    self.graph = graph
  }

  var entry: TypeGraph.Entry { graph.types[index] }

  func isEqual(to other: any TemplateObject) -> Bool { (other as? TypeObject)?.index == index }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": return .string(entry.name)
    case "globalName": return .string(entry.globalName)
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

  /// The annotations of the declaration and its extensions, or of the typealias of a composition. If several of these
  /// have the same key, the last value is used.
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

  /// The superclass: the first entry of the inheritance clause, if the sources declare it as a class.
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
    case "module": return entry.module.map { .string($0) } ?? Value.none
    case "imports": return .array(imports.map { .object($0) })
    case "allImports": return .array(allImports.map { .object($0) })
    default: return nil
    }
  }

  private var file: ParsedFile? { (main?.file ?? entry.alias?.file).map { graph.files[$0] } }

  /// The path begins with a slash as in Sourcery, so that `path|contains:"/Sources/App/"` is true. A path relative to
  /// the working folder is not resolved, because generated code must not depend on the location of the checkout.
  private var path: String? {
    (file?.source.path).map { $0.hasPrefix("/") ? $0 : "/" + $0 }
  }

  private var imports: [ImportObject] {
    file.map { file in file.imports.map { ImportObject($0, in: file) } } ?? []
  }

  /// The imports of the type's file and of its supertypes' files, without duplicates.
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

  var moduleName: String {
    guard kind != nil, let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }
}

/// The lists of a type's members.
extension TypeObject {
  func list(_ member: String) -> Value? {
    lists.list(named: member) { makeList(member) }
  }

  private func makeList(_ member: String) -> Value? {
    variableList(member).map { .array($0.map { .object($0) }) }
      ?? methodList(member).map { .array($0.map { .object($0) }) }
      ?? subscriptList(member).map { .array($0.map { .object($0) }) }
  }

  private func variableList(_ member: String) -> [VariableObject]? {
    switch member {
    case "variables": variables
    case "rawVariables": rawVariables
    case "allVariables": flattened(\.variables)
    case "storedVariables": variables.filter { !$0.isComputed && !$0.isStatic }
    case "computedVariables": variables.filter { $0.isComputed && !$0.isStatic }
    case "instanceVariables": variables.filter { !$0.isStatic }
    case "staticVariables": variables.filter(\.isStatic)
    default: nil
    }
  }

  private func methodList(_ member: String) -> [MethodObject]? {
    switch member {
    case "methods": methods
    case "rawMethods": rawMethods
    case "allMethods": flattened(\.methods)
    case "initializers": methods.filter(\.isInitializer)
    case "instanceMethods": methods.filter { !$0.isStatic && !$0.isClass }
    case "staticMethods": methods.filter(\.isStatic)
    case "classMethods": methods.filter(\.isClass)
    default: nil
    }
  }

  private func subscriptList(_ member: String) -> [SubscriptObject]? {
    switch member {
    case "subscripts": unique(rawSubscripts)
    case "rawSubscripts": rawSubscripts
    case "allSubscripts": flattened { $0.unique($0.rawSubscripts) }
    default: nil
    }
  }

  var variables: [VariableObject] { unique(rawVariables) }
  var methods: [MethodObject] { unique(rawMethods) }

  private var rawVariables: [VariableObject] {
    members { part, declaration in
      declaration.properties.compactMap { property in
        graph.isGenerated(property.range, in: part.file)
          ? nil : VariableObject(property, of: part, type: self)
      }
    }
  }

  private var rawMethods: [MethodObject] {
    members { part, declaration in
      var methods: [MethodObject.Declaration] =
        declaration.functions.map { .function($0) }
        + declaration.initializers.map { .initializer($0) }
      if let keyword = declaration.deinitializer { methods.append(.deinitializer(keyword)) }
      return methods.filter { !graph.isGenerated($0.keyword, in: part.file) }
        .stablySorted { $0.keyword.start < $1.keyword.start }
        .map { MethodObject($0, of: part, type: self) }
    }
  }

  private var rawSubscripts: [SubscriptObject] {
    members { part, declaration in
      declaration.subscripts.compactMap { declaration in
        graph.isGenerated(declaration.keyword, in: part.file)
          ? nil : SubscriptObject(declaration, of: part, type: self)
      }
    }
  }

  private func members<Member>(
    _ of: (DeclarationID, WidgetSyntax.Declaration) -> [Member]
  ) -> [Member] {
    entry.parts.flatMap { of($0, graph[$0]) }
  }

  /// Removes redeclarations of members in extensions or in other branches of an `#if`.
  private func unique<Member: MemberObject>(_ members: [Member]) -> [Member] {
    guard members.count > 1 else { return members }
    var seen = DistinctMembers<Member>()
    return members.filter { seen.insert($0) }
  }

  /// Returns the members of the type's declaration, then the members of superclasses, then the members of protocols,
  /// and then the members of the type's extensions. Superclasses and protocols are sorted by name.
  private func flattened<Member: MemberObject>(
    _ members: (TypeObject) -> [Member]
  ) -> [Member] {
    let own = members(self)
    let relations = graph.relations(of: index)
    var all = own.filter { !$0.isDefinedInExtension }
    if all.count == own.count, relations.inherits.isEmpty, relations.implements.isEmpty {
      return own
    }
    var seen = DistinctMembers<Member>()
    all.forEach { _ = seen.insert($0) }
    let names = { (types: [Int]) in
      types.stablySorted { self.graph.types[$0].name }
    }
    for type in names(relations.inherits) + names(relations.implements) {
      all += members(TypeObject(type, graph: graph)).filter { seen.insert($0) }
    }
    return all + own.filter { $0.isDefinedInExtension && seen.insert($0) }
  }
}

// MARK: - Kinds

extension TypeObject {
  /// Returns `typealiases`, or a member that only some kinds of types have, such as `cases` of an enum. Returns nil for
  /// other names.
  func kindMember(_ member: String) -> Value? {
    switch member {
    case "cases": entry.kind == .enum ? .array(cases.map { .object($0) }) : nil
    case "hasAssociatedValues":
      entry.kind == .enum ? .bool(cases.contains { !$0.values.isEmpty }) : nil
    case "rawTypeName":
      entry.rawTypeName.map { .object(typed($0).object) } ?? Value.none
    case "rawType": entry.rawTypeName.map { typed($0).type } ?? Value.none
    case "associatedTypes": entry.kind == .protocol ? associatedTypes : nil
    case "composedTypeNames": .array(entry.bases.map { .object(typed($0.name).object) })
    case "composedTypes": .array(entry.bases.compactMap(\.type).map(type))
    case "typealiases": typealiases
    default: nil
    }
  }

  private func typed(_ name: String) -> TypedName {
    TypedName(SourceryTypeNameParser.parse(name), graph, index)
  }

  private var cases: [EnumCaseObject] {
    guard let part = entry.parts.first else { return [] }
    return graph[part].cases.filter { !graph.isGenerated($0.keyword, in: part.file) }
      .map { EnumCaseObject($0, in: part.file, type: self) }
  }

  private var typealiases: Value {
    var entries: [String: Value] = [:]
    for part in entry.parts {
      for alias in graph[part].typealiases {
        let local = graph.files[part.file].text(alias.name)
        guard let known = graph.aliases["\(entry.name).\(local)".qualified(by: entry.module)] else {
          continue
        }
        entries[local] = .object(TypealiasObject(known, graph: graph))
      }
    }
    return .dictionary(entries)
  }

  /// The associated types of a protocol and of the protocols that it refines.
  private var associatedTypes: Value {
    var entries: [String: Value] = [:]
    for type in [index] + graph.relations(of: index).implements {
      for part in graph.types[type].parts.prefix(1) {
        for declaration in graph[part].associatedTypes {
          let name = graph.files[part.file].text(declaration.name)
          guard entries[name] == nil else { continue }
          entries[name] = .object(
            AssociatedTypeObject(declaration, in: part.file, graph: graph, container: type))
        }
      }
    }
    return .dictionary(entries)
  }
}
