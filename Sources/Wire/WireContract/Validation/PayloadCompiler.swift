import WidgetPlan
import WidgetSource

/// Compiles a contract into a program.
struct PayloadCompiler {
  let contract: Contract
  let platforms: [ContractPlatform]
  var program = PayloadProgram()
  let view: WireView
  let names: WireTypeNames
  /// The types whose shape has an index but is not compiled yet. They are compiled without recursion, so that a long
  /// chain of types cannot exhaust the stack.
  private var pending: [(name: String, place: ShapeIndex)] = []
  /// The shapes of references with their own policy or their own accepted options, each with the shape of its family or
  /// enum.
  private var ownPolicies: [(shape: ShapeIndex, place: ShapeIndex)] = []

  /// - Parameter platforms: the systems for which unavailable names are reported.
  static func compile(_ contract: Contract, _ platforms: [ContractPlatform]) -> PayloadProgram {
    var compiler = PayloadCompiler(contract, platforms)
    for (name, _) in contract.sortedTypes { _ = compiler.shape(named: name) }
    while let (name, place) = compiler.pending.popLast() { compiler.fill(place, name) }
    for (shape, place) in compiler.ownPolicies {
      compiler.program.shorthands[shape] = compiler.program.shorthands[place]
    }
    for (name, type) in contract.sortedTypes where type.onError != nil {
      compiler.program.types[name] = compiler.shape(contract.rootType(name))
    }
    return compiler.program
  }

  private init(_ contract: Contract, _ platforms: [ContractPlatform]) {
    self.contract = contract
    self.platforms = platforms
    view = WireView(contract, .decode)
    names = WireTypeNames(contract)
  }

  mutating func add(_ shape: PayloadProgram.Shape) -> ShapeIndex {
    program.shapes.add(shape)
  }

  /// Returns the index of a type's shape. A shape gets its index before it is compiled, because a type can contain
  /// itself.
  mutating func shape(named name: String) -> ShapeIndex {
    if let known = program.types[name] { return known }
    let place = add(.anything)
    program.types[name] = place
    guard let type = contract.types[name] else { return place }
    if case .choice(let choice) = type.kind {
      // The choice gets its index before its options are compiled, because types can refer to the choice with another
      // policy.
      program.shapes[place] = .choice(
        addChoice(choice, name), .init(unknown: choice.unknown, only: nil))
    }
    pending.append((name, place))
    return place
  }

  /// Compiles the shape of a type whose index is already assigned.
  private mutating func fill(_ place: ShapeIndex, _ name: String) {
    guard let type = contract.types[name] else { return }
    switch type.kind {
    case .opaque: break
    case .values(let values):
      program.shapes[place] = .values(program.values.add(compiled(values, name)))
    case .object:
      if let number = objectIndex(name, view.discriminators.around(name)) {
        program.shapes[place] = .object(number)
      }
    case .array(let array):
      program.shapes[place] = .array(arrayIndex(array, name))
    case .choice(let choice):
      if case .choice(let number, _) = program.shapes[place] { compile(choice, name, number) }
    }
    program.shorthands[place] = type.shorthand.map { shape($0) }
  }

  mutating func shape(_ type: WireType) -> ShapeIndex {
    switch type {
    case .any: return add(.json)
    case .opaque: return add(.anything)
    case .scalar(let scalar): return add(.scalar(scalar))
    case .optional(let type): return add(.optional(shape(type)))
    case .list(let element): return add(.list(shape(element), drops: nil))
    case .map(let value, let keys): return map(value, keys, drops: nil)
    case .expression(let type): return add(.expression(shape(type)))
    case .coded(.scalar(let scalar), by: .lenient): return add(.lenient(scalar))
    case .coded(let type, by: .emptyAsNil): return add(.emptyAsNil(shape(type)))
    case .coded(let type, by: .nonFinite): return add(.nonFinite(shape(type)))
    case .coded(let type, by: _): return shape(type)
    case .dropping(let list, let part) where part.bracketless != nil:
      guard part.bracketless == .decode, let element = list.listElement else { return shape(list) }
      return add(.oneOrMany(list: shape(list), element: shape(element)))
    case .dropping(.list(let element), let dropped):
      return add(.list(shape(element), drops: dropped))
    case .dropping(.map(let value, let keys), let dropped):
      return map(value, keys, drops: dropped)
    case .dropping(let type, let dropped): return add(.dropping(shape(type), dropped))
    case .named(let reference): return shape(reference)
    }
  }

  private mutating func map(
    _ value: WireType, _ keys: WireType.MapKeys, drops: WireType.Dropped?
  ) -> ShapeIndex {
    if case .pairs(let key) = keys {
      return add(.pairs(key: shape(key), value: shape(value), drops: drops))
    }
    return add(.map(shape(value), keys: keys, drops: drops))
  }

  /// Returns the shape of a reference. A reference with its own policy or its own accepted options has a separate
  /// shape.
  mutating func shape(_ reference: WireType.Reference) -> ShapeIndex {
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
    let cases = values.read
    let names = cases.enumerated().map { index, element in
      (values.ignoresCase ? element.value.lowercased() : element.value, index)
    }
    var compiled = PayloadProgram.Values(
      name: name, areIntegers: values.areIntegers, names: PayloadNames(names),
      fallback: values.fallback, ignoresCase: values.ignoresCase)
    for (index, element) in cases.enumerated() {
      compiled.deprecations[index] = values.deprecations[element.name]
      compiled.unavailable[index] = values.availability[element.name].flatMap {
        UnavailableName($0, condition: nil, on: platforms)
      }
    }
    return compiled
  }

  // MARK: - Objects

  /// Compiles a type's object. Returns the index of the object, or nil if the type is not an object.
  ///
  /// - Parameter tags: the discriminators next to the object's members.
  mutating func objectIndex(_ name: String, _ tags: [WireDiscriminator]) -> ObjectIndex? {
    guard let object = view.object(name) else { return nil }
    // The key of a discriminator never belongs to the remaining keys.
    let hidden = object.collectsKeys ? view.discriminators.keys(around: name) : []
    return objectIndex(
      object, names.place(ofType: name), known: tags.flatMap(\.decodedKeys) + hidden)
  }

  /// - Parameter known: keys that are not reported although no member decodes them.
  mutating func objectIndex(_ object: WireObject, _ place: WirePlace, known: [String])
    -> ObjectIndex
  {
    var compiled = PayloadProgram.Object(name: place.swift, label: place.wire)
    let number = program.objects.add(compiled)
    compiled.slots = object.members.map { slot($0) }
    compiled.flattened = object.flattened.map { flattened($0) }
    compiled.isOpen = object.others.areUsed
    compiled.isContainer = object.requestsContainer
    compiled.setKeys(known + object.flattened.flatMap(\.keys))
    compiled.inner = innerObjects(object, known: known)
    program.objects[number] = compiled
    return number
  }

  /// Returns the nested objects inside paths, with their keys, except objects that a property decodes as a whole.
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

  /// Compiles the elements of an array as the slots of an object without keys. Returns the index of the object.
  private mutating func arrayIndex(_ array: ContractArray, _ name: String) -> ObjectIndex {
    let number = program.objects.add(
      PayloadProgram.Object(name: name, label: names.place(ofType: name).wire))
    let slots = view.elements(array, of: name).map { slot($0) }
    program.objects[number].slots = slots
    return number
  }

  private mutating func slot(_ member: WireMember) -> PayloadProgram.Slot {
    var property = member.property
    var member = member
    var condition: String?
    if let text = property?.condition {
      if isFalse(text) || property?.type.isOpaque ?? true {
        property?.type = .opaque(reason: text)
      } else {
        condition = isTrue(text) ? nil : text
        property?.condition = nil
        member = property.flatMap { WireMember($0, of: member.owner, .decode) } ?? member
      }
    }
    return PayloadProgram.Slot(
      name: property?.name ?? "", shape: property.map { shape($0.type) } ?? add(.anything),
      isRequired: member.isRequired, acceptsNull: member.isNullable, onError: property?.onError,
      condition: condition, paths: member.paths, deprecation: property?.deprecation)
  }

  /// Whether a condition is false on all platforms.
  private func isFalse(_ condition: String) -> Bool {
    !platforms.isEmpty
      && platforms.allSatisfy { PlatformCondition.value(condition, on: $0.name) == false }
  }

  /// Whether a condition is true on one of the platforms.
  private func isTrue(_ condition: String) -> Bool {
    platforms.contains { PlatformCondition.value(condition, on: $0.name) == true }
  }

  private mutating func flattened(_ flattened: WireFlattened) -> PayloadProgram.Flattened {
    let isNever = flattened.condition.map(isFalse) ?? false
    let isRest = if case .remainingKeys = flattened.content { !isNever } else { false }
    let shape =
      switch flattened.content {
      case _ where isNever: add(.anything)
      case .object, .value: shape(flattened)
      case .remainingKeys: shape(flattened.type)
      case .circular: add(.anything)
      }
    return PayloadProgram.Flattened(
      name: flattened.name, shape: shape, isTolerant: flattened.ignoresErrors,
      isOptional: flattened.isOptional, keys: flattened.keys, isRest: isRest,
      condition: flattened.condition.flatMap { isTrue($0) ? nil : $0 })
  }

  /// Returns the shape of a flattened value. A value that is selected by its name has a separate shape.
  private mutating func shape(_ flattened: WireFlattened) -> ShapeIndex {
    flattened.selectsName ? selectingShape(flattened.type) : shape(flattened.type)
  }

  private mutating func selectingShape(_ type: WireType) -> ShapeIndex {
    if case .dropping(let type, let dropped) = type {
      return add(.dropping(selectingShape(type), dropped))
    }
    let place = shape(type)
    guard case .choice(let number, var own) = program.shapes[place] else { return place }
    own.selectsName = true
    return add(.choice(number, own))
  }
}

/// Families and enums with associated values.
extension PayloadCompiler {
  /// Adds a choice with the names of its options. The contents of the options are compiled later.
  mutating func addChoice(_ choice: ContractChoice, _ name: String) -> ChoiceIndex {
    let ids = choice.options.map(\.id)
    var names: [(name: String, value: Int)] = []
    var patterns: [(pattern: NamePattern, option: Int)] = []
    for (index, option) in choice.options.enumerated() where option.directions.decodes {
      let compared = choice.ignoresCase ? option.names.map { $0.lowercased() } : option.names
      names += compared.exactNames.map { ($0, index) }
      patterns += compared.compactMap(NamePattern.init).map { ($0, index) }
    }
    return program.choices.add(
      PayloadProgram.Choice(
        name: name, label: self.names.place(ofType: name).wire, choice: choice,
        tag: Array((choice.representation.tag?.key ?? "").utf8),
        tagPaths: choice.representation.tag.map {
          $0.reads == [[$0.key ?? ""]] ? [] : $0.reads
        } ?? [],
        names: PayloadNames(names), patterns: patterns, contents: [], ids: ids, fallback: nil))
  }

  /// Compiles the options of a choice.
  mutating func compile(_ choice: ContractChoice, _ name: String, _ number: ChoiceIndex) {
    for (index, option) in choice.options.enumerated() {
      program.choices[number].unavailable[index] = UnavailableName(
        option.availability, condition: option.condition, on: platforms)
    }
    let around = view.discriminators.around(name)
    let contents = choice.options.map { option in
      let content = content(option, of: choice, name, around)
      return option.absentKeys.isEmpty ? content : lacking(content, option, name)
    }
    program.choices[number].contents = contents
    if let decoded = choice.unknown.effect.decoded {
      if case .single = choice.option(decoded.id)?.content {
        program.choices[number].fallbackIsContent = true
      }
      program.choices[number].fallback = fallback(decoded.id, choice, contents, around)
    }
  }

  /// Returns the content of an option whose object must have no values under some keys.
  private mutating func lacking(
    _ content: PayloadProgram.Content, _ option: ContractOption, _ owner: String
  ) -> PayloadProgram.Content {
    guard case .shape(let shape, let isOptional) = content else { return content }
    let none = program.values.add(
      .init(name: owner, areIntegers: false, names: PayloadNames([]), ignoresCase: false))
    let nothing = add(.values(none))
    let slots = option.absentKeys.map { key in
      PayloadProgram.Slot(
        name: key, shape: nothing, isRequired: false, acceptsNull: true, paths: [[key]])
    }
    let place = names.place(ofType: owner).appending(wire: option.label, swift: option.id)
    var object = PayloadProgram.Object(name: place.swift, label: place.wire)
    let type = option.content.typeName
    if let number = type.flatMap({ objectIndex($0, view.discriminators.around($0)) }) {
      object = program.objects[number]
    } else if case .object(let number) = program.shapes[shape] {
      object = program.objects[number]
    } else {
      object.flattened = [
        .init(name: option.label, shape: shape, isTolerant: false, isOptional: false, keys: [])
      ]
    }
    object.slots += slots
    let known = object.names.names.filter { name in
      !object.slots.contains { $0.paths.contains { $0[0] == name } }
    }
    object.keys = []
    object.setKeys(known)
    return .shape(add(.object(program.objects.add(object))), isOptional: isOptional)
  }

  private mutating func fallback(
    _ id: String, _ choice: ContractChoice, _ contents: [PayloadProgram.Content],
    _ around: [WireDiscriminator]
  ) -> ShapeIndex? {
    if choice.isFamily {
      return contract.types[id] == nil ? nil : shape(.named(.init(id)), beside: choice, around)
    }
    guard let index = choice.options.firstIndex(where: { $0.id == id }),
      case .shape(let shape, _) = contents[index]
    else { return nil }
    return shape
  }

  /// Returns the shape of a type whose keys are next to the discriminator of a choice.
  ///
  /// - Parameter around: the discriminators of other choices in the same object.
  private mutating func shape(
    _ type: WireType, beside choice: ContractChoice, _ around: [WireDiscriminator]
  ) -> ShapeIndex {
    guard case .named(let reference) = type, let tag = choice.representation.tag,
      let number = objectIndex(
        reference.name,
        [WireDiscriminator(tag, direction: .decode)] + around
          + view.discriminators.ofFamilies(reference.name))
    else { return shape(type) }
    return add(.object(number))
  }

  private mutating func content(
    _ option: ContractOption, of choice: ContractChoice, _ owner: String,
    _ around: [WireDiscriminator]
  ) -> PayloadProgram.Content {
    let isOptional = !option.content.isRequired
    switch option.content {
    case .type(let name): return .shape(shape(named: name), isOptional: isOptional)
    case .single(let type): return .shape(shape(type), isOptional: isOptional)
    case .whole(let type):
      return .shape(shape(type, beside: choice, around), isOptional: isOptional)
    case .values(let values):
      if values.isEmpty, choice.ignoresOtherKeys {
        return .shape(add(.map(add(.anything), keys: .texts, drops: nil)), isOptional: false)
      }
      let tags: [WireDiscriminator] =
        switch choice.representation {
        case .internal(let tag): [WireDiscriminator(tag, direction: .decode)] + around
        case .untagged: around
        case .adjacent, .external: []
        }
      if values.isEmpty, choice.representation.tag == nil || tags.isEmpty { return .nothing }
      let number = objectIndex(
        view.object(values, of: owner),
        names.place(ofType: owner).appending(wire: option.label, swift: option.id),
        known: tags.flatMap(\.decodedKeys))
      return .shape(add(.object(number)), isOptional: isOptional)
    }
  }
}
