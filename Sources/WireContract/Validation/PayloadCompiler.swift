import WidgetSource

/// Makes a program of a contract.
struct PayloadCompiler {
  let contract: Contract
  let platforms: [ContractPlatform]
  var program = PayloadProgram()
  let view: WireView
  /// The types whose shape has a place but is not compiled yet. With a queue instead of recursion, a long chain of
  /// types cannot exhaust the stack.
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
    view = WireView(contract, .decode)
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
    case .object:
      if let number = objectNumber(name, view.discriminators.around(name)) {
        program.shapes[place] = .object(number)
      }
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
    case .coded(.scalar(let scalar), by: .lenient): return add(.lenient(scalar))
    case .coded(let type, by: .emptyAsNil): return add(.emptyAsNil(shape(type)))
    case .coded(let type, by: _): return shape(type)
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
      compiled.deprecations[index] = values.deprecations[element.name]
      compiled.unavailable[index] = values.availability[element.name].flatMap {
        UnavailableName($0, condition: nil, on: platforms)
      }
    }
    return compiled
  }

  // MARK: - Objects

  /// The object of a type.
  ///
  /// - Parameter tags: the discriminators next to its members.
  mutating func objectNumber(_ name: String, _ tags: [WireDiscriminator]) -> Int? {
    guard let object = view.object(name) else { return nil }
    // The key of a discriminator never belongs to the remaining keys.
    let hidden = object.collectsKeys ? view.discriminators.keys(around: name) : []
    return objectNumber(object, name, known: tags.flatMap(\.decodedKeys) + hidden)
  }

  /// - Parameter known: keys that no member decodes.
  mutating func objectNumber(_ object: WireObject, _ name: String, known: [String]) -> Int {
    let number = program.objects.count
    program.objects.append(PayloadProgram.Object(name: name))
    var compiled = PayloadProgram.Object(name: name)
    compiled.slots = object.members.map { slot($0) }
    compiled.flattened = object.flattened.map { flattened($0) }
    compiled.isOpen = object.hasOtherKeys
    compiled.isContainer = object.requestsContainer
    compiled.setKeys(known + object.flattened.flatMap(\.keys))
    compiled.inner = innerObjects(object, known: known)
    program.objects[number] = compiled
    return number
  }

  /// The objects that paths lead through and nothing else reads, with their keys.
  private func innerObjects(
    _ object: WireObject, known: [String]
  ) -> [(path: [String], keys: [String])] {
    let paths = object.allMembers.flatMap(\.paths)
    var inner: [[String]: [String]] = [:]
    for path in paths where path.count > 1 && !known.contains(path[0]) {
      for count in 1..<path.count { inner[Array(path[..<count]), default: []].append(path[count]) }
    }
    for path in paths { inner[path] = nil }
    return inner.map { (path: $0.key, keys: $0.value.uniqued()) }
      .stablySorted { $0.path.lexicographicallyPrecedes($1.path) }
  }

  /// The elements of an array, as slots without keys.
  private mutating func arrayNumber(_ array: ContractArray, _ name: String) -> Int {
    let number = program.objects.count
    program.objects.append(PayloadProgram.Object(name: name))
    let slots = view.elements(array, of: name).map { slot($0) }
    program.objects[number].slots = slots
    return number
  }

  private mutating func slot(_ member: WireMember) -> PayloadProgram.Slot {
    let property = member.property
    let type = property?.condition == nil ? property?.type : nil
    return PayloadProgram.Slot(
      name: property?.name ?? "", shape: shape(type ?? .any), isRequired: member.isRequired,
      acceptsNull: member.isNullable, onError: property?.onError, paths: member.paths,
      hasPaths: member.paths.contains { $0.count > 1 }, deprecation: property?.deprecation)
  }

  private mutating func flattened(_ flattened: WireFlattened) -> PayloadProgram.Flattened {
    var compiled = PayloadProgram.Flattened(
      name: flattened.name, shape: 0, isTolerant: flattened.ignoresErrors,
      isOptional: flattened.isOptional, keys: flattened.keys)
    switch flattened.content {
    case .object, .value: compiled.shape = shape(flattened.type)
    case .remainingKeys: (compiled.shape, compiled.isRest) = (shape(flattened.type), true)
    case .circular: compiled.shape = add(.anything)
    }
    return compiled
  }
}
