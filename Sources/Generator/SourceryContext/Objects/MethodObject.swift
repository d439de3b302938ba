import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A function, initializer or deinitializer in templates: `method.name`, `method.parameters`.
final class MethodObject: AnnotatedObject, MemberObject {
  /// The declarations that Sourcery lists as methods.
  enum Declaration: Sendable {
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(SourceRange)
  }

  let graph: TypeGraph
  let declaration: Declaration
  let file: Int
  /// The declaration or extension that contains the method, with its type; nil at file level.
  private let owner: (part: DeclarationID, type: TypeObject)?
  private let ownParameters = Once<[ParameterObject]>()
  private let ownReturnType = Once<SourceryTypeName>()
  private let ownSelectorName = Once<String>()

  init(_ declaration: Declaration, of part: DeclarationID, type: TypeObject) {
    graph = type.graph
    self.declaration = declaration
    file = part.file
    owner = (part, type)
  }

  /// Creates a function at file level.
  init(_ function: FunctionDeclaration, in file: Int, graph: TypeGraph) {
    self.graph = graph
    declaration = .function(function)
    self.file = file
    owner = nil
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name": .spelled(name)
    case "selectorName": .string(selectorName)
    case "shortName": .string(shortName)
    case "callName": .string(callName)
    case "parameters": .array(parameters.map { .object($0) })
    case "isAsync": .bool(declaration.isAsync)
    case "throws": .bool(throwsKeyword == "throws" && thrownType != "Never")
    case "rethrows": .bool(throwsKeyword == "rethrows")
    case "throwsTypeName": throwsTypeName
    case "isThrowsTypeGeneric":
      .bool(genericParameters.contains { $0.name == thrownType })
    case "accessLevel": .string(accessLevel)
    case "annotations": annotations
    case "documentation": .array([])
    case "attributes": graph.attributes(declaration.attributes, in: file)
    case "modifiers": graph.modifiers(declaration.modifiers, in: file)
    case "genericParameters": .array(genericParameters.map { .object($0) })
    case "genericRequirements": requirements
    default: flag(member) ?? definition(member) ?? returned.member(member)
    }
  }

  private func flag(_ member: String) -> Value? {
    switch member {
    case "isStatic": .bool(isStatic)
    case "isClass": .bool(isClass)
    case "isInitializer": .bool(isInitializer)
    case "isDeinitializer": .bool(declaration.isDeinitializer)
    case "isFailableInitializer": .bool(declaration.failable != .never)
    case "isConvenienceInitializer": .bool(hasModifier("convenience"))
    case "isGeneric": .bool(shortName.hasSuffix(">"))
    case "isOptionalReturnType":
      .bool(returnTypeName.isOptional || declaration.failable != .never)
    case "isRequired", "isFinal", "isMutating", "isOptional", "isNonisolated", "isDynamic",
      "isDistributed":
      .bool(hasModifier(member.dropFirst(2).lowercased()))
    default: nil
    }
  }

  private func definition(_ member: String) -> Value? {
    switch member {
    case "definedInType": owner.map { DefinedInType($0.part, $0.type).value } ?? Value.none
    case "definedInTypeName", "actualDefinedInTypeName":
      owner.map {
        .object(TypedName(SourceryTypeName(name: $0.type.entry.name), graph, nil).object)
      } ?? Value.none
    default: nil
    }
  }

  var declarationKey: String { "method \(file) \(declaration.keyword.start)" }
  var isInitializer: Bool { if case .initializer = declaration { true } else { false } }
  /// As in Sourcery, initializers are static.
  var isStatic: Bool { isInitializer || hasModifier("static") }
  var isClass: Bool { hasModifier("class") }
  var isDefinedInExtension: Bool { owner.map { graph[$0.part].kind == .extension } ?? false }
  var annotations: Value {
    let token =
      isInitializer
      ? graph.firstToken(
        declaration.attributes, declaration.modifiers, declaration.keyword, in: file)
      : declaration.keyword
    return graph.annotations(declaration.annotations, above: token, in: file)
  }

  var accessLevel: String {
    let fallback = owner.map { graph.memberAccess(of: graph[$0.part], in: file) } ?? "internal"
    return graph.access(declaration.modifiers, in: file, fallback: fallback).read
  }

  /// A value that is fast to compute, and that is equal for methods with equal keys.
  var roughKey: String { callIdentifier }

  /// Identifies a method by its name, by whether it is static or a class method, and by its return type.
  var key: String {
    let returned = TypedName(returnTypeName, graph, container).object.effective
    return "\(name) \(isStatic) \(isClass) \(returned.description)"
  }

  private var container: Int? { owner?.type.index }

  private func hasModifier(_ name: String) -> Bool {
    graph.hasModifier(name, declaration.modifiers, in: file)
  }

  private func source(_ range: SourceRange) -> String { graph.files[file].text(range) }
}

// MARK: - Names

extension MethodObject {
  /// The name with parameters and generics: `add<T>(_ item: T, at index: Int)`.
  var name: String {
    "\(shortName)(\(parameters.map(\.asSource).joined(separator: ", ")))"
  }

  private var shortName: String {
    guard let generics = declaration.generics else { return identifier }
    let list = source(generics).dropFirst().dropLast().trimmed
    return "\(callIdentifier)<\(list)>"
  }

  private var selectorName: String { ownSelectorName { makeSelectorName() } }

  private func makeSelectorName() -> String {
    guard !declaration.parameters.isEmpty else { return callIdentifier }
    let labels = graph.files[file][declaration.parameters].map { $0.label.map(source) ?? "_" }
    return "\(callIdentifier)(\(labels.map { $0 + ":" }.joined()))"
  }

  private var callName: String {
    shortName.prefix { $0 != "<" }.description
  }

  fileprivate var callIdentifier: String {
    identifier.hasSuffix("?") ? String(identifier.dropLast()) : identifier
  }

  private var identifier: String {
    switch declaration {
    case .function(let function): source(function.name)
    case .initializer(let initializer): "init" + initializer.failable.rawValue
    case .deinitializer: "deinit"
    }
  }

  private var parameters: [ParameterObject] { ownParameters { makeParameters() } }

  private func makeParameters() -> [ParameterObject] {
    let method = ParameterObject.Method(
      graph: graph, file: file, keyword: declaration.keyword, annotations: declaration.annotations,
      owner: owner)
    return graph.files[file][declaration.parameters].enumerated().map {
      ParameterObject($1, index: $0, of: method)
    }
  }
}

// MARK: - Types

extension MethodObject {
  private var throwsKeyword: String? {
    declaration.throwsClause.map { source($0).hasPrefix("rethrows") ? "rethrows" : "throws" }
      ?? (declaration.isThrowing ? "throws" : nil)
  }

  private var thrownType: String? {
    declaration.throwsClause.flatMap { ThrowsClause.type(in: source($0)) }
  }

  private var throwsTypeName: Value {
    thrownType.map { .object(TypedName(SourceryTypeNameParser.parse($0), graph, container).object) }
      ?? .none
  }

  private var returned: ReturnedType {
    ReturnedType(TypedName(returnTypeName, graph, container))
  }

  private var returnTypeName: SourceryTypeName { ownReturnType { makeReturnTypeName() } }

  /// Returns the return type. As in Sourcery, its name includes the method's `where` clause.
  private func makeReturnTypeName() -> SourceryTypeName {
    var name = SourceryTypeName(name: "Void")
    if isInitializer, let owner {
      name = SourceryTypeName(
        name: owner.type.entry.name, isOptional: declaration.failable != .never)
    } else if let range = declaration.returns {
      let part = owner.flatMap { graph[$0.part].kind == .protocol ? nil : $0.part }
      name = graph.typeName(
        source(range), at: range.start, in: part, owner?.type.entry)
    }
    if let clause = declaration.whereClause { name.name += " where \(source(clause))" }
    return name
  }

  private var requirements: Value {
    guard let clause = declaration.whereClause else { return .array([]) }
    return GenericRequirements.parse(source(clause), graph, container: container)
  }

  private var genericParameters: [GenericParameterObject] {
    GenericParameterObject.parse(
      declaration.generics.map(source), whereClause: declaration.whereClause.map(source), graph,
      container: container)
  }
}
