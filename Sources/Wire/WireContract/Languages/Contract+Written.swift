import WidgetPlan

extension Contract {
  /// The contract in the other direction: it describes the JSON that the app encodes like JSON that an app decodes.
  ///
  /// Types for other languages are made from it, for programs that read what the app writes. Types, options and values
  /// that the app does not encode are missing. It has no aliases, policies and defaults, which only apply when decoding.
  package var written: Contract {
    var contract = self
    contract.isWritten = true
    contract.functions = [:]
    contract.types = types.filter { $0.value.directions.encodes }
    for (name, type) in contract.types {
      let isByHand = functions[name]?.contains("encode(to:)") == true
      contract.types[name] = type.written(isByHand: isByHand)
    }
    if let root, contract.types[root] == nil { contract.root = nil }
    return contract
  }
}

extension ContractType {
  fileprivate func written(isByHand: Bool) -> ContractType {
    var type = self
    type.directions = .both
    type.onError = nil
    type.shorthand = nil
    if isByHand {
      type.kind = .opaque(reason: "'encode(to:)' is written by hand")
    } else if writesShorthand, let shorthandPart {
      type.kind = .opaque(
        reason: "a value with only '\(shorthandPart)' is written without an object")
    } else {
      type.kind = kind.written
    }
    return type
  }
}

extension ContractType.Kind {
  fileprivate var written: ContractType.Kind {
    switch self {
    case .object(let object): .object(ContractObject(object.properties.written))
    case .array(let array):
      .array(ContractArray(array.elements.written.map { (property: $0, directions: .both) }))
    case .choice(let choice): .choice(choice.written)
    case .values(let values):
      values.keepsUnrecognized
        ? .opaque(reason: "unknown values are written as they were read")
        : .values(ContractValues(areIntegers: values.areIntegers, cases: values.writtenCases))
    case .opaque: self
    }
  }
}

extension ContractValues {
  fileprivate var writtenCases: [Case] { written.map { Case(name: $0.name, value: $0.value) } }
}

extension ContractChoice {
  fileprivate var written: ContractChoice {
    var choice = self
    choice.unknown = .throw
    choice.missing = .error
    choice.ignoresCase = false
    switch representation {
    case .internal(let tag): choice.representation = .internal(tag: ContractTag(tag.writes))
    case .adjacent(let tag, let content):
      choice.representation = .adjacent(tag: ContractTag(tag.writes), content: content)
    case .external, .untagged: break
    }
    // A case for unknown names has no name. It encodes JSON that the app does not know.
    choice.options = options.filter {
      $0.directions.encodes && !(isFallback($0) && $0.names.isEmpty)
    }.map(\.written)
    return choice
  }
}

extension ContractOption {
  fileprivate var written: ContractOption {
    var option = self
    option.directions = .both
    option.absentKeys = []
    // Any other name is only decoded.
    if !keepsName, names.namePatterns.isEmpty { option.names = Array(names.prefix(1)) }
    switch content {
    case .type: break
    case .values(let values): option.content = .values(values.written)
    case .single(let type): option.content = .single(type.written)
    case .whole(let type): option.content = .whole(type.written)
    }
    return option
  }
}

extension [ContractProperty] {
  fileprivate var written: [ContractProperty] { compactMap(\.written) }
}

extension ContractProperty {
  /// The property as a reader of the app's JSON sees it, or nil if it is not encoded.
  fileprivate var written: ContractProperty? {
    var property = self
    (property.onError, property.null, property.defaultValue) = (nil, nil, nil)
    (property.omission, property.rejectsNull) = (nil, false)
    property.isByHand = isWrittenByHand
    property.type = type.written
    property.directions = .both
    if isFlattened || isWrittenByHand {
      if !isWritten, !isWrittenByHand { return nil }
      if isWrittenByHand { property.reads = [] }
      if case .fallback = presence { property.presence = .required }
      return property
    }
    guard let writes, let member = WireMember(self, of: "", .encode) else { return nil }
    property.reads = [writes]
    property.presence = member.isRequired ? .required : .optional
    property.type =
      member.isNullable ? .optional(property.type.unwrapped) : property.type.unwrapped
    property.rejectsNull = !member.isNullable
    return property
  }
}

extension WireType {
  /// The type of encoded values, without policies.
  fileprivate var written: WireType {
    switch self {
    case .dropping(_, .encodedBrackets):
      .opaque(reason: "a list, or a single element without brackets")
    case .dropping(let type, _): type.written
    case .map(let type, let keys): .map(type.written, keys: keys)
    case .named(let reference): .named(.init(reference.name, only: reference.only))
    case .any, .opaque, .scalar, .optional, .list, .expression, .coded: mappingParts(\.written)
    }
  }
}
