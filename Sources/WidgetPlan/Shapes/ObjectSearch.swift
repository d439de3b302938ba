import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// Whether values of a type are objects in the JSON, which can have the properties of others beside
  /// their own, as far as the sources say; for an optional whether what it wraps is one.
  ///
  /// For example: `struct Style: Codable { var color: String }` is, `enum Style: String, Codable` is
  /// not.
  func isObject(_ type: TypeName, in scope: Scope, _ families: [Family]) -> Bool {
    var search = ObjectSearch(model: self, families: families)
    return search.isObject(type, in: scope)
  }

  /// The type of an enum's raw values, by which Swift codes it, or of the names of a transparent one; nil
  /// for other enums.
  func rawType(of type: ModelType) -> String? {
    guard type.kind == .enum else { return nil }
    return swiftRawType(of: type)
      ?? (type.isTransparent ? type.attributes.family.tagType.rawValue : nil)
  }

  /// The type of an enum's raw values, by which Swift codes it; nil for an enum without.
  func swiftRawType(of type: ModelType) -> String? {
    guard type.kind == .enum, let first = type.inherited.first, let name = first.dottedName else {
      return nil
    }
    let expanded = expanded(first, in: Scope(in: type.id)).type.dottedName ?? name
    return ObjectSearch.isScalar(expanded) ? name : nil
  }

  /// Whether the sources show that a type is no collection: one of another module may be a typealias
  /// for one.
  func isSingle(_ type: TypeName, in scope: Scope) -> Bool {
    let expanded = expanded(type.unwrapped, in: scope)
    guard let name = expanded.type.dottedName else { return true }
    return ObjectSearch.isScalar(name) || StandardLibrary.types.contains(name)
      || !expanded.declarations.isEmpty
  }
}

/// Looks for what is not an object: through typealiases, and into the types that the sources declare.
private struct ObjectSearch {
  let model: Model
  let families: [Family]
  private var aliases: TypealiasResolver
  /// The types that are being looked at, since a type may contain itself.
  private var seen: Set<DeclarationID> = []

  init(model: Model, families: [Family]) {
    self.model = model
    self.families = families
    aliases = TypealiasResolver(model)
  }

  mutating func isObject(_ type: TypeName, in scope: Scope) -> Bool {
    let expanded = aliases.expand(type, in: scope)
    switch expanded.type.shape {
    case .optional(let wrapped): return isObject(wrapped, in: expanded.scope)
    case .array, .dictionary, .tuple, .function, .metatype, .other: return false
    case .existential(let type), .opaque(let type): return isObject(type, in: expanded.scope)
    case .composition: return true
    case .named: break
    }
    switch expanded.meaning {
    case .declared(let ids): return ids.first.map { isObject($0) } ?? true
    case .parameter, .structural: return true
    case .unknown:
      let name = expanded.type.dottedName ?? ""
      return !Self.isScalar(name) && !Self.isSequence(name)
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
    if type.isTransparent || type.isPositional { return false }
    let written = WrittenMembers(of: type, in: model)
    if written.hasEncode || written.hasDecodingInit { return isObjectByHand(type) }
    if type.kind == .enum { return isObject(enum: type) }
    let isGenerated =
      type.attributes.requestsCoding
      || families.contains { $0.member(id) != nil }
    return isGenerated || !codesRawValue(id)
  }

  private mutating func isObject(enum type: ModelType) -> Bool {
    if model.rawType(of: type) != nil || codesRawValue(type.id) { return false }
    guard type.attributes.isFamily, type.attributes.family.isUntagged else { return true }
    for element in type.cases where element.isDecoded || element.isEncoded {
      guard let values = element.parameters, let first = values.first else { return false }
      let isSingle =
        values.count == 1 && first.label == nil && !element.attributes.hasKey
      if isSingle, !isObject(first.type, in: Scope(in: type.id)) { return false }
    }
    return true
  }

  /// Swift codes by their raw values the types that have some (`RawRepresentable`).
  private func codesRawValue(_ id: DeclarationID) -> Bool {
    !model.conformances(of: id).isDisjoint(with: ["OptionSet", "RawRepresentable"])
  }

  /// Bodies of functions are not parsed, but their words show which container they ask for.
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
    return JSONShape.isScalar(name) || scalars.contains(name)
  }

  /// Whether a type of Swift's or Foundation's is an array in the JSON.
  private static func isSequence(_ name: String) -> Bool {
    sequences.contains(withoutModule(name)) || name.hasPrefix("SIMD")
  }

  private static func withoutModule(_ name: String) -> String {
    let modules = ["CoreFoundation", "CoreGraphics", "Foundation", "Swift"]
    return modules.contains { name.hasPrefix($0 + ".") } ? name.localName : name
  }

  /// Those that `JSONShape` does not know.
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
