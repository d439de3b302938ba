import WidgetSource
import WidgetSyntax

extension Model {
  /// Whether values of a type are objects in the JSON, among whose properties others can stand, as
  /// far as the sources tell; of an optional whether what it wraps is one.
  ///
  /// For example: `struct Style: Codable { var color: String }` is, `enum Style: String, Codable` is
  /// not.
  func isObject(_ type: TypeName, in scope: Scope, _ families: [Family]) -> Bool {
    var search = ObjectSearch(model: self, families: families)
    return search.isObject(type, in: scope)
  }

  /// The type of an enum's raw values, by which Swift codes it; nil of an enum without.
  func rawType(of type: ModelType) -> String? {
    guard type.kind == .enum, let first = type.inherited.first, let name = first.dottedName else {
      return nil
    }
    let meant = aliased(first, in: Scope(in: type.id)).dottedName ?? name
    return ObjectSearch.isScalar(meant) ? name : nil
  }

  /// Whether the sources tell that a type is no collection: one of another module may be a typealias
  /// for one.
  func isSingle(_ type: TypeName, in scope: Scope) -> Bool {
    let meant = aliased(type.unwrapped, in: scope)
    guard let name = meant.dottedName else { return true }
    return ObjectSearch.isScalar(name) || StandardLibrary.types.contains(name)
      || !types(named: name, in: scope).isEmpty
  }

  private func aliased(_ type: TypeName, in scope: Scope) -> TypeName {
    var budget = AliasBudget()
    return aliased(type, in: scope, &budget)
  }

  /// What a typealias stands for, or the type itself.
  private func aliased(
    _ type: TypeName, in scope: Scope, _ budget: inout AliasBudget
  ) -> TypeName {
    guard let name = type.dottedName,
      case .alias(let target, let next, _) = resolve(name, in: scope), budget.spend(on: target)
    else { return type }
    return aliased(target, in: next, &budget)
  }
}

/// Looks for what is no object: through typealiases, and into the types that the sources declare.
private struct ObjectSearch {
  let model: Model
  let families: [Family]
  private var budget = AliasBudget()
  /// The types that are being looked at, since a type may hold itself.
  private var seen: Set<DeclarationID> = []

  init(model: Model, families: [Family]) {
    self.model = model
    self.families = families
  }

  mutating func isObject(_ type: TypeName, in scope: Scope) -> Bool {
    switch type.shape {
    case .optional(let wrapped): return isObject(wrapped, in: scope)
    case .array, .dictionary, .tuple, .function, .metatype, .other: return false
    case .existential, .opaque, .composition, .named: break
    }
    guard let name = type.dottedName else { return true }
    switch model.resolve(name, in: scope) {
    case .alias(let target, let next, _):
      return budget.spend(on: target) ? isObject(target, in: next) : true
    case .types(let ids): return ids.first.map { isObject($0) } ?? true
    case .unknown: return !Self.isScalar(name) && !Self.isSequence(name)
    case .parameter: return true
    }
  }

  private mutating func isObject(_ id: DeclarationID) -> Bool {
    guard seen.insert(id).inserted else { return true }
    let type = model.type(id)
    if type.kind == .protocol {
      guard let family = families.first(where: { $0.id == id }), family.representation == .untagged
      else { return true }
      return family.members.allSatisfy { isObject($0.type) }
    }
    let written = WrittenMembers(of: type, in: model)
    if written.hasEncode || written.hasDecodingInit { return isObjectByHand(type) }
    if type.kind == .enum { return isObject(enum: type) }
    let isGenerated =
      [AnnotationKey.codable, .decodable, .encodable].contains(where: type.annotations.has)
      || families.contains { $0.member(id) != nil }
    return isGenerated || !codesRawValue(id)
  }

  private mutating func isObject(enum type: ModelType) -> Bool {
    if model.rawType(of: type) != nil || codesRawValue(type.id) { return false }
    guard type.annotations.has(.family), type.annotations.has(.untagged) else { return true }
    for element in type.cases {
      guard let values = element.parameters, let first = values.first else { return false }
      let isSingle =
        values.count == 1 && first.label == nil && !element.annotations.has(.key)
      if isSingle, !isObject(first.type, in: Scope(in: type.id)) { return false }
    }
    return true
  }

  /// Swift codes by their raw values the types that have some (`RawRepresentable`).
  private func codesRawValue(_ id: DeclarationID) -> Bool {
    !model.conformances(of: id).isDisjoint(with: ["OptionSet", "RawRepresentable"])
  }

  /// Bodies of functions are not parsed, but the words tell what container they ask for.
  private func isObjectByHand(_ type: ModelType) -> Bool {
    let bodies = ([type.id] + type.extensions).map { id in
      model.files[id.file].text(model.declaration(id).body)
    }
    return bodies.contains { $0.holds("keyedBy") }
      || !bodies.contains { $0.holds("singleValueContainer(") || $0.holds("unkeyedContainer(") }
  }

  /// Whether a type of Swift's or Foundation's is a number, a text or the like.
  static func isScalar(_ name: String) -> Bool {
    let name = withoutModule(name)
    return WireType.plain(name).isScalar || scalars.contains(name)
  }

  /// Whether a type of Swift's or Foundation's is an array in the JSON.
  private static func isSequence(_ name: String) -> Bool {
    sequences.contains(withoutModule(name)) || name.hasPrefix("SIMD")
  }

  private static func withoutModule(_ name: String) -> String {
    let modules = ["CoreFoundation", "CoreGraphics", "Foundation", "Swift"]
    return modules.contains { name.hasPrefix($0 + ".") } ? name.localName : name
  }

  /// Those that `WireType` does not know already.
  private static let scalars: Set<String> = [
    "CGFloat", "Data", "Float16", "Float32", "Float64", "Int128", "TimeInterval", "UInt128",
  ]

  /// How each is coded was tried with `JSONEncoder`.
  private static let sequences: Set<String> = [
    "AffineTransform", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector",
    "ClosedRange", "ContiguousArray", "Duration", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "Range", "Set",
  ]
}
