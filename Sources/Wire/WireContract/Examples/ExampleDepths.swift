/// The number of levels in the smallest JSON of each type.
///
/// A type whose values must contain another value of the type has no depth, because its JSON would be infinite. A type
/// without values, such as an enum without cases, has no depth either.
struct ExampleDepths {
  private let contract: Contract
  private var depths: [String: Int] = [:]
  /// The number of levels from which a type has no depth, because its example would be unreadable.
  private static let deepest = 100
  /// The types whose values can contain values of families, directly or indirectly.
  private var holders: Set<String> = []

  init(_ contract: Contract) {
    self.contract = contract
    let types = contract.sortedTypes
    var isStable = false
    while !isStable {
      isStable = true
      for (name, type) in types {
        guard let depth = depth(of: type), depth < depths[name] ?? Self.deepest else { continue }
        depths[name] = depth
        isStable = false
      }
    }
    isStable = false
    while !isStable {
      let known = holders
      for (name, type) in types where holds(type) { holders.insert(name) }
      isStable = holders == known
    }
  }

  private func holds(_ type: ContractType) -> Bool {
    let values = type.choice?.options.flatMap(\.content.types) ?? type.properties.map(\.type)
    return values.flatMap(\.references).contains {
      holders.contains($0.name) || contract.types[$0.name]?.choice?.isFamily == true
    }
  }

  /// Whether an option is a type that has a required scalar and cannot contain values of families.
  func isPlain(_ option: ContractOption) -> Bool {
    guard case .type(let name) = option.content, !holders.contains(name) else { return false }
    return contract.types[name]?.properties.contains { $0.isRequired && $0.type.isScalar } ?? false
  }

  /// Returns the first of the options with the fewest levels, or nil if the JSON of every option would be infinite. In
  /// a family, types that have a required scalar and cannot contain values of families are preferred, because an empty
  /// list is a poor example.
  ///
  /// - Parameter only: the ids of the possible options, or nil for all options.
  func simplest(of choice: ContractChoice, _ only: [String]?) -> ContractOption? {
    let known = choice.options(.decode).compactMap {
      option -> (option: ContractOption, depth: Int)? in
      guard only?.contains(option.id) ?? true else { return nil }
      return depth(of: option).map { (option, $0) }
    }
    let plain = choice.isFamily ? known.filter { isPlain($0.option) } : []
    return (plain.isEmpty ? known : plain).min { $0.depth < $1.depth }?.option
  }

  /// Returns the depth of a type, or nil if the type has no depth.
  func depth(of type: WireType) -> Int? {
    switch type {
    case .any, .opaque, .scalar: 1
    case .optional, .list, .map: 0
    case .dropping(let type, _), .expression(let type), .coded(let type, by: _): depth(of: type)
    case .named(let reference): depth(of: reference)
    }
  }

  /// Returns the depth of an option, or nil if the option has no depth or is not decoded.
  func depth(of option: ContractOption) -> Int? {
    guard option.directions.decodes else { return nil }
    return option.content.type.map { depth(of: $0) } ?? depth(of: option.content.values)
  }

  private func depth(of reference: WireType.Reference) -> Int? {
    guard let only = reference.only, let choice = contract.types[reference.name]?.choice else {
      return depths[reference.name]
    }
    return choice.options.filter { only.contains($0.id) }.compactMap(depth).min().map { $0 + 1 }
  }

  private func depth(of properties: [ContractProperty]) -> Int? {
    var deepest = 0
    for property in properties where property.isRequired && !property.isByHand {
      guard let depth = depth(of: property.type) else { return nil }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private func depth(of type: ContractType) -> Int? {
    switch type.kind {
    case .opaque: 1
    case .values(let values): values.read.isEmpty ? nil : 1
    case .object, .array: depth(of: type.properties).map { $0 + 1 }
    case .choice(let choice):
      choice.options(.decode).compactMap(depth).min().map { $0 + 1 }
    }
  }
}

extension WireType {
  fileprivate var isScalar: Bool {
    switch self {
    case .scalar: true
    case .expression(let type), .dropping(let type, _), .coded(let type, by: _): type.isScalar
    case .any, .opaque, .named, .optional, .list, .map: false
    }
  }
}
