import WidgetSource

/// Checks of objects. A property is decoded from the first of its keys that exists.
extension PayloadWalk {
  /// - Parameters:
  ///   - reportsUnknown: whether unknown keys are reported.
  ///   - dropsUnknown: whether the object is left out if the value of a flattened property has an unknown name.
  mutating func checkObject(
    _ node: NodeIndex, _ number: ObjectIndex, reportsUnknown: Bool = true,
    dropsUnknown: Bool = false
  ) {
    guard isReadable(node, number) else { return }
    checkPart(node, number, reportsUnknown: reportsUnknown, dropsUnknown: dropsUnknown)
    if program.objects[number].flattened.isEmpty { return }
    checkMerged(node, mergedObjects(of: number, in: node), dropsUnknown: dropsUnknown)
  }

  /// Whether a value can be decoded as the given object. Reports a value that is not an object, unless the type has no
  /// keys. A type without keys never requests a container, so any value is accepted.
  private mutating func isReadable(_ node: NodeIndex, _ number: ObjectIndex) -> Bool {
    if trace != nil { traceType(program.objects[number].name, at: node) }
    return !program.objects[number].isContainer || expect(.object, node, "an object")
  }

  /// Checks an object without the objects that are merged into it.
  private mutating func checkPart(
    _ node: NodeIndex, _ number: ObjectIndex, reportsUnknown: Bool, dropsUnknown: Bool
  ) {
    if nodes[node].kind == .object {
      count(.object(number), at: node)
      checkSlots(node, number, reportsUnknown: reportsUnknown)
    }
    for index in program.objects[number].flattened.indices
    where program.objects[number].flattened[index].mergedObject(program) == nil {
      checkFlattened(
        program.objects[number].flattened[index], of: node, number, dropsUnknown: dropsUnknown)
    }
  }

  private mutating func checkSlots(_ node: NodeIndex, _ number: ObjectIndex, reportsUnknown: Bool) {
    let base = found.count
    let slots = program.objects[number].slots.indices
    found.append(contentsOf: repeatElement(UInt64.max, count: slots.count))
    let isShared = !shared.isEmpty && shared.contains(node)
    let reportsUnknown = reportsUnknown && !isShared && !program.objects[number].isOpen
    readKeys(of: node, number, base, reportsUnknown)
    if reportsUnknown, !isSilent, !program.objects[number].inner.isEmpty {
      checkInner(of: node, number)
    }
    for index in slots {
      let entry = found[base + index]
      if program.objects[number].hasPaths, program.objects[number].slots[index].hasPaths {
        checkPath(index, of: node, number)
      } else if entry == UInt64.max {
        if program.objects[number].slots[index].isRequired { missing(number, index, node) }
      } else {
        let value = NodeIndex(Int(entry & 0xFFFF_FFFF))
        count(.key(number, index, rank: Int(entry >> 32)), at: value)
        checkValue(value, number, index)
      }
    }
    found.removeLast(slots.count)
  }

  /// Records the node of each property's value. If several keys of a property exist, the first of these keys is used.
  /// If a key is repeated, the first occurrence is used.
  private mutating func readKeys(
    of node: NodeIndex, _ number: ObjectIndex, _ base: Int, _ reportsUnknown: Bool
  ) {
    for key in nodes.keys(of: node) {
      if let entry = entry(of: key, number) {
        let known = program.objects[number].keys[entry]
        if known.slot >= 0 {
          let place = base + Int(known.slot)
          let candidate = UInt64(UInt32(bitPattern: known.rank)) << 32 | UInt64(key.value.position)
          if found[place] == UInt64.max {
            found[place] = candidate
          } else if found[place] >> 32 == candidate >> 32 {
            add(
              .duplicateKey, .warning, "the key '\(text(key))' is repeated; the first is used",
              nodes[key].range)
          } else {
            found[place] = min(found[place], candidate)
          }
          if known.rank > 0 { deprecated(key, number, Int(known.slot)) }
        }
      } else if reportsUnknown {
        unknown(key, program.objects[number].names.names, program.objects[number].label)
      }
    }
  }

  /// Reports unknown keys in the nested objects inside paths.
  private mutating func checkInner(of node: NodeIndex, _ number: ObjectIndex) {
    for (path, names) in program.objects[number].inner {
      guard let object = object(at: path, in: node) else { continue }
      for key in nodes.keys(of: object) where !names.contains(text(key)) {
        let owner = ([program.objects[number].label] + path).joined(separator: ".")
        unknown(key, names, owner)
      }
    }
  }

  /// Returns the entry of a key, or nil if the key is unknown.
  private func entry(of key: NodeIndex, _ number: ObjectIndex) -> Int? {
    nodes[key].hasEscapes
      ? program.objects[number].names.value(text(key))
      : program.objects[number].names.value(bytes, nodes[key].content)
  }

  private mutating func deprecated(_ key: NodeIndex, _ number: ObjectIndex, _ slot: Int) {
    if isSilent { return }
    let current = program.objects[number].slots[slot].paths[0].joined(separator: ".")
    add(
      .deprecatedKey, .warning, "'\(text(key))' is an older key; write '\(current)'",
      nodes[key].range)
  }

  /// Reports a value of a deprecated property.
  mutating func deprecated(_ slot: Int, _ number: ObjectIndex, _ note: String, _ value: NodeIndex) {
    let object = program.objects[number]
    let name =
      object.slots[slot].paths.isEmpty
      ? object.slots[slot].name : object.slots[slot].paths[0].joined(separator: ".")
    let node = nodes[value].range
    add(.deprecated, .warning, ContractDeprecation.message("\(object.label).\(name)", note), node)
  }

  private mutating func unknown(_ key: NodeIndex, _ names: [String], _ owner: String) {
    if isSilent { return }
    let name = text(key)
    let near = Suggestion.nearest(to: name, in: names)
    add(
      .unknownKey, .warning,
      "'\(owner)' has no key '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; it is ignored"),
      nodes[key].range)
  }

  private mutating func missing(_ number: ObjectIndex, _ index: Int, _ node: NodeIndex) {
    let path = program.objects[number].slots[index].paths[0].joined(separator: ".")
    missing("the key '\(path)'", number, index, node)
  }

  /// Reports that an object or an array does not contain a required value.
  mutating func missing(_ value: String, _ number: ObjectIndex, _ index: Int, _ node: NodeIndex) {
    traceMissing(index, of: number, at: node)
    let message = "'\(program.objects[number].label)' needs \(value)"
    let place = nodes[node].place
    tolerate(program.objects[number].slots[index].conditionalError) {
      $0.add(.missingKey, .error, message, place)
    }
  }

  /// Checks a value against a property of an object, or an element of an array.
  mutating func checkValue(_ value: NodeIndex, _ number: ObjectIndex, _ index: Int) {
    if !isSilent, let note = program.objects[number].slots[index].deprecation {
      deprecated(index, number, note, value)
    }
    if nodes[value].kind == .null, program.objects[number].slots[index].acceptsNull { return }
    let shape = program.objects[number].slots[index].shape
    tolerate(program.objects[number].slots[index].consequence) { $0.check(value, shape) }
  }

  // MARK: - Flattened properties

  private mutating func checkFlattened(
    _ flattened: PayloadProgram.Flattened, of node: NodeIndex, _ number: ObjectIndex,
    dropsUnknown: Bool
  ) {
    if flattened.isRest { return checkRest(flattened, of: node, number) }
    guard isMeant(flattened, in: node) else { return }
    let consequence = flattened.consequence
    let dropsUnknown = dropsUnknown && consequence == nil && throwsUnknown(flattened.shape)
    tolerate(consequence) { $0.checkBeside(node, flattened.shape, dropsUnknown: dropsUnknown) }
  }

  /// Checks objects whose keys are merged into another object, and the objects that are merged into them. The same
  /// check is not repeated. Otherwise, a type that is flattened in several ways would double the work and the findings
  /// with each level. This is a loop, because recursion over a long chain of flattened types would exhaust the stack.
  private mutating func checkMerged(_ node: NodeIndex, _ objects: [ObjectIndex], dropsUnknown: Bool)
  {
    var pending = Array(objects.reversed())
    var seen: Set<ObjectIndex> = []
    while let number = pending.popLast() {
      guard seen.insert(number).inserted, isReadable(node, number) else { continue }
      pending += mergedObjects(of: number, in: node).reversed()
      let merged = merged(node, .object(number), dropsUnknown)
      if let hasErrors = mergedErrors[merged] {
        if hasErrors { errorCount += 1 }
        continue
      }
      let count = errorCount
      checkPart(node, number, reportsUnknown: false, dropsUnknown: dropsUnknown)
      mergedErrors[merged] = errorCount > count
    }
  }

  private func merged(_ node: NodeIndex, _ part: Merged.Part, _ dropsUnknown: Bool) -> Merged {
    Merged(
      node: node, part: part, dropsUnknown: dropsUnknown, isSilent: isSilent,
      isTolerated: isTolerated)
  }

  /// Returns the objects whose keys are merged into an object, without the objects that are merged into them.
  private func mergedObjects(of number: ObjectIndex, in node: NodeIndex) -> [ObjectIndex] {
    program.objects[number].flattened.compactMap { flattened in
      flattened.mergedObject(program).flatMap { isMeant(flattened, in: node) ? $0 : nil }
    }
  }

  /// Checks the values of the remaining keys against the value type of a dictionary.
  private mutating func checkRest(
    _ flattened: PayloadProgram.Flattened, of node: NodeIndex, _ number: ObjectIndex
  ) {
    guard case .map(let value, keys: _, let drops) = program.shapes[flattened.shape],
      expect(.object, node, "an object")
    else { return }
    for key in nodes.keys(of: node) where entry(of: key, number) == nil {
      tolerate(flattened.consequence) { $0.checkPart(key.value, value, drops) }
    }
  }

  /// Whether a flattened property is decoded. An optional is nil if each of its keys is missing or null.
  private func isMeant(_ flattened: PayloadProgram.Flattened, in node: NodeIndex) -> Bool {
    !flattened.isOptional || flattened.keys.isEmpty
      || flattened.keys.contains { key in
        value(of: key, in: node).map { nodes[$0].kind != .null } ?? false
      }
  }

  /// Checks a value whose keys are merged into another object. Like the check of a merged object, it is not repeated.
  private mutating func checkBeside(_ node: NodeIndex, _ shape: ShapeIndex, dropsUnknown: Bool) {
    if case .object(let number) = program.shapes[shape] {
      checkMerged(node, [number], dropsUnknown: dropsUnknown)
      return
    }
    let merged = merged(node, .shape(shape), dropsUnknown)
    if let hasErrors = mergedErrors[merged] {
      if hasErrors { errorCount += 1 }
      return
    }
    guard merging.insert(merged).inserted else {
      endless(node)
      return
    }
    let count = errorCount
    // The type of the value does not list the other keys of the object, so unknown keys are not reported.
    let isFirst = shared.insert(node).inserted
    check(node, shape, dropsUnknown: dropsUnknown)
    if isFirst { shared.remove(node) }
    merging.remove(merged)
    mergedErrors[merged] = errorCount > count
  }
}

/// Properties, names and contents in nested objects.
extension PayloadWalk {
  /// The result of following a path.
  private enum Target {
    case value(NodeIndex)
    case missing
    /// The path does not exist, because this value on the path is not an object.
    case blocked(NodeIndex)
  }

  /// Checks the value of a property with a path.
  mutating func checkPath(_ index: Int, of node: NodeIndex, _ number: ObjectIndex) {
    let slot = program.objects[number].slots[index]
    for (rank, path) in slot.paths.enumerated() {
      switch follow(path, from: node) {
      case .missing: continue
      case .blocked(let value):
        traceProperty(index, of: number, at: value)
        tolerate(slot.consequence) { $0.wrongType(value, "an object") }
      case .value(let value):
        count(.key(number, index, rank: rank), at: value)
        if rank > 0, !isSilent {
          add(
            .deprecatedKey, .warning,
            "an older key; write '\(slot.paths[0].joined(separator: "."))'",
            nodes[value.key].range)
        }
        checkValue(value, number, index)
      }
      return
    }
    if slot.isRequired {
      missing("'\(slot.paths[0].joined(separator: "."))'", number, index, node)
    }
  }

  private func follow(_ path: [String], from node: NodeIndex) -> Target {
    var current = node
    for (index, key) in path.enumerated() {
      if nodes[current].kind != .object {
        return nodes[current].kind == .null && index > 0 ? .missing : .blocked(current)
      }
      guard let next = value(of: key, in: current) else { return .missing }
      current = next
    }
    return .value(current)
  }

  /// Returns the node of the object at a path, or nil if there isn't one.
  func object(at path: [String], in node: NodeIndex) -> NodeIndex? {
    guard case .value(let value) = follow(path, from: node), nodes[value].kind == .object else {
      return nil
    }
    return value
  }

  /// Returns the node of the value at a path, or nil if there isn't one. Reports a value on the path that should be an
  /// object but is not.
  mutating func value(at path: [String], in node: NodeIndex) -> (node: NodeIndex?, isBlocked: Bool)
  {
    switch follow(path, from: node) {
    case .value(let value): return (value, false)
    case .missing: return (nil, false)
    case .blocked(let value):
      wrongType(value, "an object")
      return (nil, true)
    }
  }

  /// Returns the node of a key's value in an object, or nil if there isn't one. If the key is repeated, the first
  /// occurrence is used.
  func value(of name: String, in node: NodeIndex) -> NodeIndex? {
    let bytes = Array(name.utf8)
    guard nodes[node].kind == .object else { return nil }
    let key = nodes.keys(of: node).first {
      nodes[$0].hasEscapes ? text($0) == name : self.bytes.matches(nodes[$0].content, bytes)
    }
    return key?.value
  }
}

/// Arrays with one property for each element.
extension PayloadWalk {
  mutating func checkArray(_ node: NodeIndex, _ number: ObjectIndex) {
    if trace != nil { traceType(program.objects[number].name, at: node) }
    guard expect(.array, node, "a list") else { return }
    count(.object(number), at: node)
    var elements = nodes.elements(of: node)
    for position in program.objects[number].slots.indices {
      if let element = elements.next() {
        count(.key(number, position, rank: 0), at: element)
        checkValue(element, number, position)
      } else if program.objects[number].slots[position].isRequired {
        let name = program.objects[number].slots[position].name
        missing("an element at position \(position), '\(name)'", number, position, node)
      }
    }
    if let element = elements.next() { unknownElement(element, number) }
  }

  /// Reports the first ignored element.
  private mutating func unknownElement(_ element: NodeIndex, _ number: ObjectIndex) {
    if isSilent { return }
    let count = program.objects[number].slots.count
    let elements = count == 1 ? "1 element" : "\(count == 0 ? "no" : "\(count)") elements"
    add(
      .unknownKey, .warning,
      "'\(program.objects[number].label)' has \(elements); this one and those after it are ignored",
      nodes[element].place)
  }
}
