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

#if !canImport(ObjectiveC)
  /// Provides `ProcessInfo()`, which is internal in Foundation for Linux.
  public protocol SharedProcess { static var sharedProcess: Self { get } }

  extension SharedProcess {
    public init() { self = Self.sharedProcess }
  }

  extension ProcessInfo: SharedProcess {
    public static var sharedProcess: Self { unsafeDowncast(processInfo, to: Self.self) }
  }
#endif

public final class Types: NSObject {
  public let types: [Type]
  public let typealiases: [Typealias]
  /// All types by name, including the types of other modules, which `types` does not list.
  public let typesByName: [String: Type]

  init(types: [Type], all: [Type], typealiases: [Typealias]) {
    self.types = types
    self.typealiases = typealiases
    typesByName = Dictionary(all.map { ($0.globalName, $0) }, uniquingKeysWith: { $1 })
  }

  public lazy var all = types.filter { !($0 is Protocol || $0 is ProtocolComposition) }
  public lazy var protocols = types.compactMap { $0 as? Protocol }
  public lazy var protocolCompositions = types.compactMap { $0 as? ProtocolComposition }
  public lazy var classes = types.compactMap { $0 as? Class }
  public lazy var structs = types.compactMap { $0 as? Struct }
  public lazy var enums = types.compactMap { $0 as? Enum }
  public lazy var extensions = types.filter { $0.kind == "extension" }
  public lazy var based = TypesCollection(types, by: { Array($0.based.keys) })
  public lazy var inheriting = TypesCollection(types, by: { Array($0.inherits.keys) }) {
    $0 is Class ? nil : "is not a class and should be used with `implementing` or `based`"
  }
  public lazy var implementing = TypesCollection(types, by: { Array($0.implements.keys) }) {
    $0 is Protocol ? nil : "is a class and should be used with `inheriting` or `based`"
  }
}

/// Types by the name of a supertype.
public final class TypesCollection: NSObject {
  private let types: [String: [Type]]
  /// The types that can be supertypes, by name, or nil if every name can be one.
  private let known: [String: Type]?
  /// Returns why a type cannot be a supertype, or nil if it can be one.
  private let problem: (Type) -> String?

  /// A name that does not denote a supertype of the right kind.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(
    _ all: [Type], by names: (Type) -> [String], problem: ((Type) -> String?)? = nil
  ) {
    var types: [String: [Type]] = [:]
    for type in all { for name in names(type) { types[name, default: []].append(type) } }
    self.types = types
    known = problem.map { _ in
      Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    self.problem = problem ?? { _ in nil }
  }

  /// Returns the types with a supertype. Throws if the sources do not declare the name as a supertype of the right kind.
  public func types(forKey name: String) throws -> [Type] {
    guard let known else { return types[name] ?? [] }
    guard let type = known[name] else {
      throw Problem(description: "Unknown type \(name), should be used with `based`")
    }
    if let problem = problem(type) { throw Problem(description: "\(name) \(problem)") }
    return types[name] ?? types[type.globalName] ?? []
  }

  public subscript(name: String) -> [Type] { (try? types(forKey: name)) ?? [] }
}

extension StringProtocol {
  public var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
