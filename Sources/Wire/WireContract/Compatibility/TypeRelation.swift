import WidgetSource

/// The relation between the values that two types accept.
enum TypeRelation: Equatable {
  case same
  /// The new type accepts all values of the old type, and more.
  case widened
  /// The new type does not accept some values of the old type.
  case narrowed
  /// Each type accepts some values that the other type does not accept.
  case overlapping
  /// The types are incompatible: their kinds differ, or the types of their elements or required properties are
  /// incompatible. A few values, such as `null` and `[]`, may still be valid for both types.
  case disjoint
  /// The relation is unknown, for example because the coding is hand-written or depends on a strategy of the decoder.
  case unknown

  /// Combines the relations of two parts of a type.
  func and(_ other: TypeRelation) -> TypeRelation {
    if self == .disjoint || other == .disjoint { return .disjoint }
    if self == .unknown || other == .unknown { return .unknown }
    if self == .same { return other }
    return other == .same || other == self ? self : .overlapping
  }
}

extension ContractComparison {
  func relation(_ old: WireType, _ new: WireType) -> TypeRelation {
    if old == new { return .same }
    switch (old, new) {
    case (.opaque, _), (_, .opaque): return .unknown
    case (_, .any): return .widened
    case (.any, _): return .narrowed
    case (.list(let old), .list(let new)): return relation(old, new)
    case (.map(let old, let oldKeys), .map(let new, let newKeys)):
      return relation(old, new).and(relation(oldKeys, newKeys))
    case (.scalar(let old), .scalar(let new)): return Self.relation(old, new)
    case (.named(let old), .named(let new)): return relation(old, new)
    case (.named(let old), .scalar(let new)):
      return relation(self.old.contract.types[old.name], new)
    case (.scalar(let old), .named(let new)):
      switch relation(self.new.contract.types[new.name], old) {
      case .widened: return .narrowed
      case .narrowed: return .widened
      case let other: return other
      }
    case (.named(let old), .list(let new)):
      guard let array = self.old.contract.types[old.name]?.array else { return .disjoint }
      return relation(array, new, isOld: true)
    case (.list(let old), .named(let new)):
      guard let array = self.new.contract.types[new.name]?.array else { return .disjoint }
      return relation(array, old, isOld: false)
    default: return relationOfWrapped(old, new)
    }
  }

  /// Returns the relation of two types, at least one of which wraps another type. Types of different kinds that wrap no
  /// other type are disjoint.
  private func relationOfWrapped(_ old: WireType, _ new: WireType) -> TypeRelation {
    switch (old, new) {
    case (.coded(let old, _), .coded(let new, _)): return relation(old, new)
    // A coder does not read the text of an expression.
    case (.coded, .expression(let type)):
      return relation(old, type).and(.widened)
    case (.expression(let type), .coded):
      return relation(type, new).and(.narrowed)
    case (.coded(let old, let coder), let new):
      return relation(old, new).and(coder.readsMore ? .narrowed : .same)
    case (let old, .coded(let new, let coder)):
      return relation(old, new).and(coder.readsMore ? .widened : .same)
    case (.dropping(let old, let part), let new) where part.bracketless == .encode:
      return relation(old, new)
    case (let old, .dropping(let new, let part)) where part.bracketless == .encode:
      return relation(old, new)
    case (.dropping(let old, let first), .dropping(let new, let second))
    where first.bracketless == second.bracketless:
      return relation(old, new)
    case (.dropping(let old, let part), let new) where part.bracketless == .decode:
      return relation(old, new).and(.narrowed)
    case (let old, .dropping(let new, let part)) where part.bracketless == .decode:
      return relation(old, new).and(.widened)
    case (.dropping(let old, _), .dropping(let new, _)), (.dropping(let old, _), let new),
      (let old, .dropping(let new, _)):
      return relation(old, new)
    case (.optional(let old), .optional(let new)): return relation(old, new)
    case (let old, .optional(let new)):
      let inner = relation(old, new)
      return inner == .disjoint || inner == .unknown ? inner : inner.and(.widened)
    case (.optional(let old), let new):
      let inner = relation(old, new)
      return inner == .disjoint || inner == .unknown ? inner : inner.and(.narrowed)
    case (.expression(let old), .expression(let new)): return relation(old, new)
    case (let old, .expression(let new)):
      return relation(old, new).and(old == .scalar(.string) ? .same : .widened)
    case (.expression(let old), let new):
      return relation(old, new).and(new == .scalar(.string) ? .same : .narrowed)
    default: return .disjoint
    }
  }

  /// Returns the relation between a type, such as an enum with raw values, and a scalar.
  private func relation(_ values: ContractType?, _ scalar: WireType.Scalar) -> TypeRelation {
    guard let type = values else { return .unknown }
    guard let values = type.values else { return type.isOpaque ? .unknown : .disjoint }
    if values.areIntegers { return scalar.isNumber ? .widened : .disjoint }
    switch scalar {
    case .string: return .widened
    case .url, .uuid, .data, .date, .timestamp: return .unknown
    default: return .disjoint
    }
  }

  private func relation(
    _ old: WireType.MapKeys, _ new: WireType.MapKeys
  ) -> TypeRelation {
    switch (old, new) {
    case _ where old == new: .same
    case (.pairs(let old), .pairs(let new)): relation(old, new)
    case (.pairs, _), (_, .pairs): .disjoint
    case (_, .texts): .widened
    case (.listed(let old), .listed(let new)):
      Set(old).isSubset(of: new) ? .widened : .narrowed
    case (.listed(let old), .integers):
      old.allSatisfy(WireType.MapKeys.integers.contains) ? .widened : .narrowed
    case (.texts, _), (.integers, .listed), (.integers, .integers): .narrowed
    }
  }

  private static func relation(_ old: WireType.Scalar, _ new: WireType.Scalar) -> TypeRelation {
    if old == .date || new == .date { return .unknown }
    if old.isNumber, new.isNumber { return relation(of: old.range, new.range) }
    if old.isText, new.isText {
      if new == .string { return .widened }
      return .narrowed
    }
    return .disjoint
  }

  /// Returns the relation of two numeric types, by their ranges. The ranges of floating-point types contain the ranges
  /// of all integer types.
  private static func relation(
    of old: ClosedRange<Int>, _ new: ClosedRange<Int>
  ) -> TypeRelation {
    if old == new { return .same }
    let contains = new.lowerBound <= old.lowerBound && new.upperBound >= old.upperBound
    if contains { return .widened }
    let isContained = old.lowerBound <= new.lowerBound && old.upperBound >= new.upperBound
    return isContained ? .narrowed : .overlapping
  }

  /// Returns the relation of two named types. If the names are equal, only the accepted options are compared, because
  /// changes of the type are reported at its declaration.
  private func relation(
    _ old: WireType.Reference, _ new: WireType.Reference
  ) -> TypeRelation {
    if old.name == new.name { return Self.relation(of: old.only, new.only) }
    guard let before = self.old.contract.types[old.name],
      let after = self.new.contract.types[new.name]
    else {
      return .unknown
    }
    switch (before.kind, after.kind) {
    case (.opaque, _), (_, .opaque): return .unknown
    case (.values(let first), .values(let second)):
      let isCommon = Set(first.read.map(\.value)).isDisjoint(with: second.read.map(\.value))
      return isCommon ? .disjoint : relationOfContents(old.name, before, new.name, after)
    case (.object, .object), (.array, .array):
      return relationOfContents(old.name, before, new.name, after)
    case (.choice, .choice): return .narrowed
    // A single type ignores the discriminator, but a family requires it unless the type is its default.
    case (.choice(let family), .object):
      guard case .internal = family.representation, let option = family.option(new.name) else {
        return .disjoint
      }
      if old.only == [option.id] { return .widened }
      return family.missing == .option(option.id) ? .narrowed : .overlapping
    case (.object, .choice(let family)):
      guard case .internal = family.representation, let option = family.option(old.name) else {
        return .disjoint
      }
      if new.only == [option.id] { return .narrowed }
      return family.missing == .option(option.id) ? .widened : .overlapping
    default: return .disjoint
    }
  }

  private static func relation(of old: [String]?, _ new: [String]?) -> TypeRelation {
    guard old != new else { return .same }
    guard let old else { return .narrowed }
    guard let new else { return .widened }
    return Set(old).isSubset(of: new) ? .widened : .narrowed
  }

  /// Returns the relation of two types of one kind with different names, derived from the changes between them.
  private func relationOfContents(
    _ oldName: String, _ before: ContractType, _ name: String, _ after: ContractType
  ) -> TypeRelation {
    if assumed.count > 16 { return .unknown }
    var comparison = self
    guard comparison.assumed.insert([oldName, name]).inserted else { return .same }
    let changes = ComparedType(
      comparison: comparison, old: before, new: after, name: name
    ).changes
    if changes.contains(where: { $0.direction == .both }) { return .disjoint }
    let isNarrowed = changes.contains { [.backward, .eachOther].contains($0.direction) }
    let isWidened = changes.contains { [.forward, .eachOther].contains($0.direction) }
    switch (isNarrowed, isWidened) {
    case (true, true): return .overlapping
    case (true, false): return .narrowed
    case (false, true): return .widened
    // Changes of what is encoded, of the meaning or with unknown effects.
    case (false, false): return changes.contains { $0.severity > .info } ? .unknown : .same
    }
  }

  /// Returns the relation between a list and an array with a type for each element.
  ///
  /// - Parameter isOld: whether the array is the type of the old version.
  private func relation(
    _ array: ContractArray, _ element: WireType, isOld: Bool
  ) -> TypeRelation {
    let parts = array.read.map { property in
      let own = property.acceptsNull ? .optional(property.type.unwrapped) : property.type
      return isOld
        ? relation(own, element) : relation(element, own)
    }
    return parts.reduce(isOld ? .widened : .narrowed) { $0.and($1) }
  }
}

extension WireType.Scalar {
  fileprivate var isText: Bool { texts != nil }

  /// The range of the numbers, as exponents of two. The ranges show whether one type contains another.
  fileprivate var range: ClosedRange<Int> {
    guard let integers else {
      return switch self {
      case .float: -128...128
      // Only the order matters: `Decimal` contains the range of `Float`, and `Double` contains the range of `Decimal`.
      case .decimal: -425...425
      default: -1024...1024
      }
    }
    let width = UInt64.bitWidth - integers.greatest.leadingZeroBitCount
    return (integers.least < 0 ? -width : 0)...width
  }
}
