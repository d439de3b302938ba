// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class TemplateContext: NSObject {
  public let types: Types
  public let functions: [Method]
  public let argument: Annotations
  public var type: [String: Type] { types.typesByName }

  init(types: Types, functions: [Method], argument: Annotations) {
    self.types = types
    self.functions = functions
    self.argument = argument
  }
}

extension ProcessInfo {
  public var context: TemplateContext! { ContextFile.current.context }
}

public final class Types: NSObject {
  public let types: [Type]
  public let typealiases: [Typealias]
  /// All types by name, including the types of other modules, which `types` does not list.
  public let typesByName: [String: Type]

  init(types: [Type], all: [Type], typealiases: [Typealias]) {
    self.types = types
    self.typealiases = typealiases
    typesByName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  public lazy var all = types.filter { !($0 is Protocol || $0 is ProtocolComposition) }
  public lazy var protocols = types.compactMap { $0 as? Protocol }
  public lazy var protocolCompositions = types.compactMap { $0 as? ProtocolComposition }
  public lazy var classes = types.compactMap { $0 as? Class }
  public lazy var structs = types.compactMap { $0 as? Struct }
  public lazy var enums = types.compactMap { $0 as? Enum }
  public lazy var extensions = types.filter { $0.kind == "extension" }
  public lazy var based = TypesCollection(types) { Array($0.based.keys) }
  public lazy var inheriting = TypesCollection(types) { Array($0.inherits.keys) }
  public lazy var implementing = TypesCollection(types) { Array($0.implements.keys) }
}

/// Types by the name of a supertype.
public final class TypesCollection: NSObject {
  private var types: [String: [Type]] = [:]

  init(_ all: [Type], _ names: (Type) -> [String]) {
    for type in all { for name in names(type) { types[name, default: []].append(type) } }
  }

  public subscript(name: String) -> [Type] { types[name] ?? [] }
}

extension StringProtocol {
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
