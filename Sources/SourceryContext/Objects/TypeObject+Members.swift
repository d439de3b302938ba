import WidgetSource
import WidgetSyntax
import WidgetTemplate

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

  /// Removes redeclarations by an extension or by another branch of an `#if`.
  private func unique<Member: MemberObject>(_ members: [Member]) -> [Member] {
    guard members.count > 1 else { return members }
    var seen = DistinctMembers<Member>()
    return members.filter { seen.insert($0) }
  }

  /// Own members, then members of superclasses and protocols by name, then members of extensions.
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
  /// Members specific to enums, protocols and compositions.
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
        guard let known = graph.aliases["\(entry.name).\(local)"] else { continue }
        entries[local] = .object(TypealiasObject(known, graph: graph))
      }
    }
    return .dictionary(entries)
  }

  /// Associated types of a protocol and of the protocols it refines.
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
