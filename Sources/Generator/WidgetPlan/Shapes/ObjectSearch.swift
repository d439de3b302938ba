import WidgetModel
import WidgetSource
import WidgetSyntax

/// Determines, as far as the sources show, whether values of a type are objects in the JSON. Other properties can be
/// added only to objects.
///
/// For example: values of `struct Style: Codable { var color: String }` are objects, and values of
/// `enum Style: String, Codable` are not.
struct ObjectSearch {
  private let context: PlanningContext
  private var aliases: TypealiasResolver
  /// The types that were already visited. A type may contain itself.
  private var visited: Set<DeclarationID> = []

  init(_ context: PlanningContext) {
    self.context = context
    aliases = TypealiasResolver(context.model)
  }

  private var model: Model { context.model }

  /// Whether values of a type are objects, excluding dictionaries. For an optional, this refers to the wrapped value.
  static func isObject(_ type: TypeName, in scope: Scope, _ context: PlanningContext) -> Bool {
    var search = ObjectSearch(context)
    return search.isObject(type, in: scope)
  }

  private mutating func isObject(_ type: TypeName, in scope: Scope) -> Bool {
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
      return !ScalarTypes.contain(name) && !Self.isSequence(name)
    }
  }

  private mutating func isObject(_ id: DeclarationID) -> Bool {
    guard visited.insert(id).inserted else { return true }
    let type = model.type(id)
    let family = context.families.declared(by: id)
    if family != nil || type.kind == .protocol {
      guard let family, family.representation == .untagged
      else { return true }
      return family.members.allSatisfy { isObject($0.type) }
    }
    if type.isTransparent || type.isPositional || type.attributes.encodesShorthand { return false }
    if context.written(in: type).hasCoding { return isObjectByHand(type) }
    if type.kind == .enum { return isObject(enum: type) }
    return context.selection.isCoded(id) || !codesRawValue(id)
  }

  private mutating func isObject(enum type: ModelType) -> Bool {
    if type.rawType(in: model) != nil || codesRawValue(type.id) { return false }
    if case .autoCodable = context.runtime.enums, context.selection.isCoded(type.id),
      !type.cases.contains(where: \.hasValues)
    {
      // Sourcery's AutoCodable template codes an enum without values by the names of its cases.
      return false
    }
    guard type.attributes.isFamily, type.attributes.family.isUntagged else { return true }
    for element in type.cases where element.isDecoded || element.isEncoded {
      if !element.hasValues {
        // Only the default has an object without values; any other case is coded as null.
        if type.isDefault(element) { continue }
        return false
      }
      guard let value = element.unkeyedValue else { continue }
      // A value of any JSON may be a scalar or an array.
      let isAny = value.type.dottedName?.localName == "JSONValue"
      if isAny || !isObject(value.type, in: Scope(in: type.id)) { return false }
    }
    return true
  }

  /// Whether Swift codes a type by its raw value.
  private func codesRawValue(_ id: DeclarationID) -> Bool {
    !context.conformances[id].isDisjoint(with: ["OptionSet", "RawRepresentable"])
  }

  /// Whether user-defined coding requests a keyed container, or no container at all. Function bodies are not parsed, so
  /// their text is searched for the names of containers.
  private func isObjectByHand(_ type: ModelType) -> Bool {
    let bodies = ([type.id] + type.extensions).map { id in
      model.files[id.file].text(model.declaration(id).body)
    }
    return bodies.contains { $0.holds("keyedBy") }
      || !bodies.contains { $0.holds("singleValueContainer(") || $0.holds("unkeyedContainer(") }
  }

  /// Whether a type of Swift or Foundation is an array in the JSON.
  private static func isSequence(_ name: String) -> Bool {
    sequences.contains(ScalarTypes.withoutModule(name)) || name.hasPrefix("SIMD")
  }

  /// Types of values that `JSONEncoder` encodes as arrays, determined by experiment.
  private static let sequences: Set<String> = [
    "AffineTransform", "CGAffineTransform", "CGPoint", "CGRect", "CGSize", "CGVector",
    "ClosedRange", "ContiguousArray", "Duration", "PartialRangeFrom", "PartialRangeThrough",
    "PartialRangeUpTo", "Range", "Set",
  ]
}

extension ExpandedType {
  /// Whether the sources show that the type is not a collection. A type of another module could be a typealias for a
  /// collection.
  var isSingle: Bool {
    guard let name = type.dottedName else { return true }
    return ScalarTypes.contain(name) || StandardLibrary.types.contains(name)
      || !declarations.isEmpty
  }
}
