/// Makes a program of a contract.
struct PayloadCompiler {
  let contract: Contract
  let platforms: [ContractPlatform]
  var program = PayloadProgram()
  /// The discriminators beside the properties of types.
  let tagsAround: TagsAround
  /// The types that have a place, and whose shape is not compiled yet. A queue instead of recursion, so
  /// that no chain of types exhausts the stack.
  private var pending: [(name: String, place: Int)] = []
  /// The shapes of choices with their own policy, and the places of their types.
  private var ownPolicies: [(shape: Int, place: Int)] = []

  /// - Parameter platforms: systems whose apps may know less.
  static func compile(_ contract: Contract, _ platforms: [ContractPlatform]) -> PayloadProgram {
    var compiler = PayloadCompiler(contract, platforms)
    for (name, _) in contract.sortedTypes { _ = compiler.shape(named: name) }
    while let (name, place) = compiler.pending.popLast() { compiler.fill(place, name) }
    for (shape, place) in compiler.ownPolicies {
      compiler.program.shorthands[shape] = compiler.program.shorthands[place]
    }
    return compiler.program
  }

  private init(_ contract: Contract, _ platforms: [ContractPlatform]) {
    self.contract = contract
    self.platforms = platforms
    tagsAround = TagsAround(contract, isForEncoding: false)
  }

  mutating func add(_ shape: PayloadProgram.Shape) -> Int {
    program.shapes.append(shape)
    return program.shapes.count - 1
  }

  /// The shape of a type of the contract. Its place is known before it is filled, so that a type may contain
  /// itself.
  mutating func shape(named name: String) -> Int {
    if let known = program.types[name] { return known }
    let place = add(.anything)
    program.types[name] = place
    guard let type = contract.types[name] else { return place }
    if case .choice(let choice) = type.kind {
      // Known before its options are compiled, since types may refer to it with another policy.
      program.shapes[place] = .choice(
        addChoice(choice, name), .init(unknown: choice.unknown, only: nil))
    }
    pending.append((name, place))
    return place
  }

  /// Compiles the shape of a type that has a place.
  private mutating func fill(_ place: Int, _ name: String) {
    guard let type = contract.types[name] else { return }
    switch type.kind {
    case .opaque: break
    case .values(let values):
      program.values.append(compiled(values, name))
      program.shapes[place] = .values(program.values.count - 1)
    case .object(let object):
      let number = objectNumber(object, name, tagsAround.around(name))
      program.shapes[place] = .object(number)
    case .array(let array):
      program.shapes[place] = .array(arrayNumber(array, name))
    case .choice(let choice):
      if case .choice(let number, _) = program.shapes[place] { compile(choice, name, number) }
    }
    program.shorthands[place] = type.shorthand.map { shape($0) }
  }

  mutating func shape(_ type: WireType) -> Int {
    switch type {
    case .any, .opaque: return add(.anything)
    case .scalar(let scalar): return add(.scalar(scalar))
    case .optional(let type): return add(.optional(shape(type)))
    case .list(let element): return add(.list(shape(element), drops: nil))
    case .map(let value, let keys):
      return add(.map(shape(value), keys: keys, drops: nil))
    case .expression(let type): return add(.expression(shape(type)))
    case .dropping(let list, .brackets):
      guard let element = list.listElement else { return shape(list) }
      return add(.oneOrMany(list: shape(list), element: shape(element)))
    case .dropping(.list(let element), let dropped):
      return add(.list(shape(element), drops: dropped))
    case .dropping(.map(let value, let keys), let dropped):
      return add(.map(shape(value), keys: keys, drops: dropped))
    case .dropping(let type, let dropped): return add(.dropping(shape(type), dropped))
    case .named(let reference): return shape(reference)
    }
  }

  /// A type in one place, where it may have a policy of its own.
  mutating func shape(_ reference: WireType.Reference) -> Int {
    let place = shape(named: reference.name)
    guard reference.unknown != nil || reference.only != nil,
      let choice = contract.types[reference.name]?.choice,
      case .choice(let number, var own) = program.shapes[place]
    else { return place }
    own.unknown = reference.unknown ?? own.unknown
    own.only = reference.only.map { ids in
      Set(choice.options.indices.filter { ids.contains(choice.options[$0].id) })
    }
    let shape = add(.choice(number, own))
    ownPolicies.append((shape, place))
    return shape
  }

  private func compiled(_ values: ContractValues, _ name: String) -> PayloadProgram.Values {
    let names = values.cases.enumerated().map { index, element in
      (values.ignoresCase ? element.value.lowercased() : element.value, index)
    }
    var compiled = PayloadProgram.Values(
      name: name, areIntegers: values.areIntegers, names: PayloadNames(names),
      fallback: values.fallback, ignoresCase: values.ignoresCase)
    for (index, element) in values.cases.enumerated() {
      compiled.unavailable[index] = values.availability[element.name].flatMap {
        UnavailableName($0, condition: nil, on: platforms)
      }
    }
    return compiled
  }

  // MARK: - Objects

  /// - Parameter tags: the names beside the properties.
  mutating func objectNumber(
    _ object: ContractObject, _ name: String, _ tags: [SchemaTag]
  ) -> Int {
    // A dictionary of the remaining keys has none of a name, wherever that is.
    let hidden = object.collectsKeys ? tagsAround.anywhere(around: name).flatMap(\.keys) : []
    return objectNumber(object.properties, name, tags, hidden)
  }

  /// The same for the values of a case.
  mutating func objectNumber(
    _ properties: [ContractProperty], _ name: String, _ tags: [SchemaTag],
    _ hidden: [String] = []
  ) -> Int {
    let number = program.objects.count
    program.objects.append(
      PayloadProgram.Object(
        name: name, slots: [], names: PayloadNames([]), keys: [], isOpen: true, flattened: [],
        hasPaths: false))
    var object = program.objects[number]
    object.isOpen = properties.contains(where: \.isByHand)
    var names: [(name: String, value: Int)] = []
    for property in properties where !property.reads.isEmpty {
      let slot = slot(property)
      for (rank, path) in property.reads.enumerated() {
        let owns = !slot.hasPaths
        names.append((path[0], object.keys.count))
        object.keys.append(
          .init(slot: owns ? Int32(object.slots.count) : -1, rank: Int32(rank)))
      }
      object.hasPaths = object.hasPaths || slot.hasPaths
      object.slots.append(slot)
    }
    for property in properties where property.isFlattened && property.isRead {
      object.flattened.append(flattened(property, &object))
    }
    // Two properties may read the same key: it is known, and each looks for it.
    let repeated = Dictionary(grouping: names, by: \.name).filter { $0.value.count > 1 }
    for (_, same) in repeated {
      for (_, index) in same where object.keys[index].slot >= 0 {
        object.slots[Int(object.keys[index].slot)].hasPaths = true
        object.hasPaths = true
      }
      for (_, index) in same { object.keys[index].slot = -1 }
    }
    let known = tags.flatMap { $0.place.reads.map { $0[0] } } + hidden
    for key in known + object.flattened.flatMap(\.keys) {
      names.append((key, object.keys.count))
      object.keys.append(.init(slot: -1, rank: 0))
    }
    object.names = PayloadNames(names)
    program.objects[number] = object
    return number
  }

  /// The elements of an array, as slots without keys.
  private mutating func arrayNumber(_ array: ContractArray, _ name: String) -> Int {
    let number = program.objects.count
    program.objects.append(
      PayloadProgram.Object(
        name: name, slots: [], names: PayloadNames([]), keys: [], isOpen: false, flattened: [],
        hasPaths: false))
    let slots = array.read.map { slot($0) }
    program.objects[number].slots = slots
    return number
  }

  private mutating func slot(_ property: ContractProperty) -> PayloadProgram.Slot {
    let shape = property.condition == nil ? shape(property.type) : add(.anything)
    return PayloadProgram.Slot(
      name: property.name, shape: shape, isRequired: property.isRequired,
      acceptsNull: property.acceptsNull, onError: property.onError, paths: property.reads,
      hasPaths: property.reads.contains { $0.count > 1 })
  }

  private mutating func flattened(
    _ property: ContractProperty, _ object: inout PayloadProgram.Object
  ) -> PayloadProgram.Flattened {
    // A type that flattens itself, directly or not, could not be read at all.
    let shape = flattens(property.type, seen: []) ? add(.anything) : shape(property.type.unwrapped)
    var keys: Set<String> = []
    if case .named(let reference) = property.type.unwrapped,
      let inner = contract.types[reference.name]?.object
    {
      var seen: Set<String> = []
      keys = Set(self.keys(of: inner, &seen))
      if inner.hasUnknownKeys { object.isOpen = true }
    } else if case .named(let reference) = property.type.unwrapped,
      let tag = contract.types[reference.name]?.choice?.representation.tag
    {
      keys = Set(tag.reads.map { $0[0] })
      object.isOpen = true
    } else {
      object.isOpen = true
    }
    var flattened = PayloadProgram.Flattened(
      name: property.name, shape: shape,
      isTolerant: property.onError != nil
        || (contract.runtime == "beagle-1" && property.presence == .optional),
      isOptional: property.presence == .optional, keys: keys)
    if case .map = program.shapes[shape] { flattened.isRest = true }
    return flattened
  }

  /// The keys of an object, and of all that is flattened into it.
  private func keys(of object: ContractObject, _ seen: inout Set<String>) -> [String] {
    var keys: [String] = []
    var pending = [object]
    while let object = pending.popLast() {
      for property in object.properties {
        if property.isFlattened, case .named(let reference) = property.type.unwrapped,
          let inner = contract.types[reference.name]?.object
        {
          if seen.insert(reference.name).inserted { pending.append(inner) }
        } else {
          keys += property.reads.map { $0[0] }
        }
      }
    }
    return keys
  }

  /// Whether a type is flattened into itself, or too deep to be anybody's.
  private func flattens(_ type: WireType, seen: [String]) -> Bool {
    guard case .named(let reference) = type.unwrapped,
      let object = contract.types[reference.name]?.object
    else { return false }
    if seen.contains(reference.name) || seen.count > 8 { return true }
    return object.properties.contains {
      $0.isFlattened && flattens($0.type, seen: seen + [reference.name])
    }
  }
}

extension ContractObject {
  /// Whether a dictionary has the keys that no property reads.
  fileprivate var collectsKeys: Bool {
    properties.contains { property in
      if property.isFlattened, case .map = property.type.unwrapped { true } else { false }
    }
  }
}
