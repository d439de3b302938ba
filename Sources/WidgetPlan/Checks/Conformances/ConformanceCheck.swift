import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds types that generated code asks more of than any source gives them.
///
/// Only what is certain counts: a type that the sources declare, with no attribute that may
/// bring a conformance unseen, like a macro or a protocol of another module. For example: a
/// property of type `[Style]?`, where `struct Style {}` is all there is, lacks `Decodable`. Or a
/// type of Swift's that is known not to be `Codable`, where no source extends it: `Character`.
struct ConformanceCheck: Sendable {
  private let model: Model
  /// What is generated in the same run, which brings its conformances.
  private let selected: [DeclarationID: Set<GeneratedPart>]
  /// Whether any `==` is a function of its own, outside of all types.
  private let hasFreeEquality: Bool

  init(_ model: Model, selected: [SelectedType]) {
    self.model = model
    self.selected = Dictionary(uniqueKeysWithValues: selected.map { ($0.id, $0.parts) })
    hasFreeEquality = model.files.contains { file in
      file.functions.contains { file.text($0.name) == "==" }
    }
  }

  /// A type that lacks what is asked of it.
  enum Lack {
    case declared(DeclarationID)
    /// A type of another module.
    case foreign(String)
    /// A generic parameter of which nothing is said.
    case parameter(String)
  }

  /// What generated code asks of a type.
  enum Requirement: String {
    case decodable = "Decodable"
    case encodable = "Encodable"
    case equatable = "Equatable"

    fileprivate var part: GeneratedPart {
      switch self {
      case .decodable: .decoding
      case .encodable: .encoding
      case .equatable: .equality
      }
    }
  }

  /// The first type of those that a type consists of, as written in a scope, that certainly does
  /// not conform.
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
        // What a generic type conforms to may depend on its arguments.
        guard components.allSatisfy(\.arguments.isEmpty), ids.count == 1, let id = ids.first,
          lacks(requirement, id)
        else { return nil }
        return .declared(id)
      case .unknown: return foreign(name, requirement)
      case .parameter:
        return model.isConstrained(name, in: expanded.scope) ? nil : .parameter(name)
      case .structural: return nil
      }
    case .other where expanded.type.text.hasPrefix("[") && expanded.type.text.holds(" of "):
      return foreign(UncodableTypes.inlineArray, requirement)
    default: return nil
    }
  }

  /// A source may make a type of another module `Codable`, or say how containers code it.
  private func foreign(_ name: String, _ requirement: Requirement) -> Lack? {
    guard requirement != .equatable, UncodableTypes.contains(name),
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
    if declaration.kind == .protocol || selected[id]?.contains(requirement.part) == true {
      return false
    }
    let names = model.conformances(of: id)
    if names.contains(requirement.rawValue) || !names.allSatisfy(isKnown) { return false }
    if requirement == .equatable, isComparedByCompiler(id) || isComparedByHand(id) { return false }
    return ([id] + model.extensions(of: id)).allSatisfy {
      !mayBringConformances(model.declaration($0), in: $0.file)
    }
  }

  /// An enum without associated values is `Equatable` by itself (Swift book, Protocols).
  private func isComparedByCompiler(_ id: DeclarationID) -> Bool {
    let declaration = model.declaration(id)
    return declaration.kind == .enum && declaration.cases.allSatisfy { $0.parameters == nil }
  }

  /// An operator without the conformance is enough for a value on its own.
  private func isComparedByHand(_ id: DeclarationID) -> Bool {
    hasFreeEquality || WrittenMembers(of: model.type(id), in: model).hasEquality
  }

  /// Whether all that a name of a protocol or class stands for is known.
  private func isKnown(_ name: String) -> Bool {
    KnownProtocols.isKnown(name) || StandardLibrary.types.contains(name)
      || !model.index.types(named: name).isEmpty || name.isDotted
  }

  /// A macro may write an extension of the type.
  private func mayBringConformances(_ declaration: Declaration, in file: Int) -> Bool {
    model.files[file][declaration.attributes].contains { attribute in
      !["available", "frozen", "MainActor", "objc", "objcMembers", "usableFromInline"]
        .contains(model.files[file].text(attribute.name))
    }
  }
}
