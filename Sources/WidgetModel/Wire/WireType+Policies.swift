/// What annotations ask of the decoding of a type.
extension WireType {
  /// Whether it is an array or a dictionary, also an optional one.
  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    case .optional(let type), .partial(let type, leavingOut: _): type.isCollection
    case .plain, .boxed, .uncodable: false
    }
  }

  /// The type of a dictionary's keys that is no `String`: of such a one nothing can be left out.
  var otherKeys: String? {
    switch self {
    case .dictionary(let key, let type): key == "String" ? type.otherKeys : key
    case .optional(let type), .array(let type), .partial(let type, leavingOut: _): type.otherKeys
    case .plain, .boxed, .uncodable: nil
    }
  }

  /// Whether something may be left out of it.
  package var isPartial: Bool {
    switch self {
    case .partial: true
    case .optional(let type), .array(let type), .dictionary(_, let type): type.isPartial
    case .plain, .boxed, .uncodable: false
    }
  }

  /// The type with some of its values left out. Unknown names go from the innermost collection,
  /// where they stand; wrong values from each, so that a wrong cell does not take its row along.
  func leavingOut(_ part: LeftOut) -> WireType {
    switch self {
    case .optional(let type): return .optional(type.leavingOut(part))
    case .array(let element) where element.isCollection:
      return outer(.array(element.leavingOut(part)), part)
    case .dictionary(let key, let value) where value.isCollection:
      return outer(.dictionary(key: key, value.leavingOut(part)), part)
    case .dictionary(let key, _) where key != "String": return self
    case .array, .dictionary: return .partial(self, leavingOut: part)
    case .plain, .boxed: return part == .unknown ? .partial(self, leavingOut: part) : self
    case .partial(let type, leavingOut: .unknown) where part == .wrong:
      return type.leavingOut(.wrong)
    case .partial, .uncodable: return self
    }
  }

  private func outer(_ type: WireType, _ part: LeftOut) -> WireType {
    part == .wrong ? .partial(type, leavingOut: part) : type
  }

  /// The type as it is encoded: with everything that is there, by its base's own box.
  package var whole: WireType {
    switch self {
    case .boxed(var box):
      box.unknown = nil
      return .boxed(box)
    case .optional(let type): return .optional(type.whole)
    case .array(let type): return .array(type.whole)
    case .dictionary(let key, let type): return .dictionary(key: key, type.whole)
    case .partial(let type, leavingOut: _): return type.whole
    case .plain, .uncodable: return self
    }
  }

  /// The type with a policy of its own for unknown names.
  func decoding(unknown: Family.Unknown) -> WireType {
    switch self {
    case .boxed(var box):
      box.unknown = unknown
      return .boxed(box)
    case .optional(let type): return .optional(type.decoding(unknown: unknown))
    case .array(let type): return .array(type.decoding(unknown: unknown))
    case .dictionary(let key, let type):
      return .dictionary(key: key, type.decoding(unknown: unknown))
    case .partial(let type, let part):
      return .partial(type.decoding(unknown: unknown), leavingOut: part)
    case .plain, .uncodable: return self
    }
  }
}
