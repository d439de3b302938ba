extension WireType {
  /// The facts about values of the type, each of which a different check compares.
  var facts: ContractFacts {
    var facts: ContractFacts = ["type": unwrapped.shape.tree]
    if isOptional { facts["optional"] = .bool(true) }
    for (key, values) in [("coder", coders), ("wrong", tolerances), ("unknown", policies)]
    where !values.isEmpty {
      facts[key] = .array(values)
    }
    if encodesSingleElements { facts["brackets"] = .bool(true) }
    return facts
  }

  /// The type without coders, policies and left-out values. Integers of the same range are the same type.
  private var shape: WireType {
    switch self {
    case .scalar(.int64): .scalar(.int)
    case .scalar(.uint64): .scalar(.uint)
    case .named(let reference): .named(.init(reference.name, only: reference.only))
    case .optional(let type): .optional(type.unwrapped.shape)
    case .dropping(_, .brackets): mappingParts(\.shape)
    case .dropping(let type, _): type.shape
    // An expression is text.
    case .expression(.scalar(.string)): .scalar(.string)
    case .coded(let type, by: .emptyAsNil): type.unwrapped.shape
    case .coded(let type, _): type.shape
    case .any, .opaque, .scalar, .list, .map, .expression: mappingParts(\.shape)
    }
  }

  private var coders: [JSONTree] {
    if case .coded(let type, let coder) = self { return [.string(coder.name)] + type.coders }
    return parts.flatMap(\.coders)
  }

  private var tolerances: [JSONTree] {
    if case .dropping(let type, let part) = self, part.isTolerant {
      return [.sorted(part.members)] + type.tolerances
    }
    return parts.flatMap(\.tolerances)
  }

  /// The policies for unknown names, and whether values with unknown names are left out.
  private var policies: [JSONTree] {
    switch self {
    case .named(let reference): return [reference.unknown?.tree].compactMap(\.self)
    case .dropping(let type, let part) where part.dropsUnknown:
      return [.sorted(part.members)] + type.policies
    default: return parts.flatMap(\.policies)
    }
  }
}
