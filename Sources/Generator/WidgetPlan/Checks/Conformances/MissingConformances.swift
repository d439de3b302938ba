import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds types without a conformance that generated code requires.
///
/// Only definite cases are found. A declared type, such as `struct Style {}` for a property of type `[Style]?`, is
/// found if no macro and no protocol of another module could add the conformance. A type that is known not to be
/// `Codable`, such as `Character`, is found if no source extends it. A generic parameter is found if all
/// of its constraints are known.
struct MissingConformances: Sendable {
  private let context: PlanningContext
  /// Whether the sources declare an `==` outside of types.
  private let hasFreeEquality: Bool

  init(_ context: PlanningContext) {
    self.context = context
    hasFreeEquality = context.model.files.contains { file in
      file.functions.contains { file.text($0.name) == "==" }
    }
  }

  private var model: Model { context.model }

  /// A type without a required conformance.
  enum Lack {
    case declared(DeclarationID)
    /// A type of another module.
    case foreign(String)
    /// A generic parameter, with the protocols that the sources require of it.
    case parameter(String, constraints: [String])
  }

  /// A protocol that generated code requires of a type.
  enum Requirement: String {
    case decodable = "Decodable"
    case encodable = "Encodable"
    case equatable = "Equatable"
    case hashable = "Hashable"

    /// Whether generated code compares or hashes values instead of coding them.
    var isOfEquality: Bool { self == .equatable || self == .hashable }

    /// The annotation that generates the conformance.
    var annotation: String {
      switch self {
      case .decodable, .encodable: "codable"
      case .equatable: "equatable"
      case .hashable: "hashable"
      }
    }

    fileprivate var part: GeneratedPart {
      switch self {
      case .decodable: .decoding
      case .encodable: .encoding
      case .equatable: .equality
      case .hashable: .hashing
      }
    }
  }

  /// Searches the parts of a type. Returns the first part that certainly does not conform, or nil if there isn't one.
  /// Names in the type are resolved in the given scope.
  func lacking(
    _ requirement: Requirement, in type: TypeName, from scope: Scope
  ) -> Lack? {
    var aliases = TypealiasResolver(model)
    return lacking(requirement, in: type, from: scope, &aliases)
  }

  private func lacking(
    _ requirement: Requirement, in type: TypeName, from scope: Scope,
    _ aliases: inout TypealiasResolver
  ) -> Lack? {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let type), .array(let type), .dictionary(_, let type):
      return lacking(requirement, in: type, from: expanded.scope, &aliases)
    case .named(let components):
      guard let name = expanded.type.dottedName else { return nil }
      switch expanded.meaning {
      case .declared(let ids):
        // The conformances of a generic type may depend on its arguments.
        guard components.allSatisfy(\.arguments.isEmpty), ids.count == 1, let id = ids.first,
          lacks(requirement, id)
        else { return nil }
        return .declared(id)
      case .unknown: return foreign(name, requirement)
      case .parameter:
        guard
          let known = GenericClause.knownConstraints(on: name, in: expanded.scope, of: model),
          !known.contains(where: {
            $0 == requirement.rawValue
              || KnownProtocols.refined(by: $0).contains(requirement.rawValue)
          })
        else { return nil }
        return .parameter(name, constraints: known)
      case .structural: return nil
      }
    case .tuple(let elements) where requirement.isOfEquality:
      for element in elements {
        let found = lacking(requirement, in: element.type, from: expanded.scope, &aliases)
        if let found { return found }
      }
      return nil
    case .other where expanded.type.text.hasPrefix("[") && expanded.type.text.holds(" of "):
      return foreign(UncodableTypes.inlineArray, requirement)
    default: return nil
    }
  }

  /// Returns a type of another module if it is certainly not codable. Returns nil for `Equatable` and `Hashable`, if the
  /// sources may add `Codable` to the type, or if they extend `KeyedDecodingContainer` or `KeyedEncodingContainer` with
  /// functions that code the type.
  private func foreign(_ name: String, _ requirement: Requirement) -> Lack? {
    guard !requirement.isOfEquality, UncodableTypes.contains(name),
      model.index.extensions(of: name).isEmpty
    else { return nil }
    let containers = ["KeyedDecodingContainer", "KeyedEncodingContainer"]
    let areSilent = containers.flatMap(model.index.extensions).allSatisfy {
      !model.files[$0.file].text(model.declaration($0).body).holds(name)
    }
    return areSilent ? .foreign(name) : nil
  }

  private func lacks(_ requirement: Requirement, _ id: DeclarationID) -> Bool {
    let declaration = model.declaration(id)
    // Only the coding of a class that is a family is generated.
    let isCodedFamily = context.families.declared(by: id) != nil && !requirement.isOfEquality
    // A class also inherits the conformances that are generated for its superclasses.
    let isGenerated = ([id] + model.superclasses(of: id)).contains {
      context.selection[$0]?.parts.contains(requirement.part) == true
    }
    if declaration.kind == .protocol || isCodedFamily || isGenerated { return false }
    let names = context.conformances[id]
    if names.contains(requirement.rawValue) || !names.allSatisfy(isKnown) { return false }
    if requirement.isOfEquality, isComparedByCompiler(id) { return false }
    if requirement == .equatable, isComparedByHand(id) { return false }
    return ([id] + model.extensions(of: id)).allSatisfy {
      !mayBringConformances(model.declaration($0), in: $0.file)
    }
  }

  /// Whether Swift synthesizes `==` without a declared conformance, as for an enum without associated values (Swift
  /// book, Protocols).
  private func isComparedByCompiler(_ id: DeclarationID) -> Bool {
    let declaration = model.declaration(id)
    return declaration.kind == .enum && declaration.cases.allSatisfy { $0.parameters == nil }
  }

  /// Whether a user-defined `==` may exist without the conformance. Such an `==` can compare single values, but not
  /// collections of them.
  private func isComparedByHand(_ id: DeclarationID) -> Bool {
    hasFreeEquality || context.written(in: id).hasEquality
  }

  /// Whether a protocol or class with this name is known. Only types in the sources have dotted names here.
  private func isKnown(_ name: String) -> Bool {
    KnownProtocols.isKnown(name) || StandardLibrary.types.contains(name)
      || !model.index.types(named: name).isEmpty || name.isDotted
  }

  /// Whether a declaration has an attribute that may be a macro. A macro may add an extension with a conformance.
  private func mayBringConformances(_ declaration: Declaration, in file: Int) -> Bool {
    model.files[file][declaration.attributes].contains { attribute in
      !["available", "frozen", "MainActor", "objc", "objcMembers", "usableFromInline"]
        .contains(model.files[file].text(attribute.name))
    }
  }
}
