import WidgetSource

/// Objects: each property by the first of its keys that is there.
extension PayloadWalk {
  /// - Parameter reportsUnknown: whether keys that no property has are noted.
  mutating func checkObject(_ node: Int, _ number: Int, reportsUnknown: Bool = true) {
    let count = program.objects[number].slots.count
    // Who reads no key opens no object.
    if count > 0 || nodes[node].kind == .object {
      guard expect(.object, node, "an object") else { return }
      if counts != nil { self.count(object: number) }
      checkSlots(node, number, count, reportsUnknown: reportsUnknown)
    }
    for index in program.objects[number].flattened.indices {
      checkFlattened(program.objects[number].flattened[index], of: node, number)
    }
  }

  private mutating func checkSlots(
    _ node: Int, _ number: Int, _ count: Int, reportsUnknown: Bool
  ) {
    let base = found.count
    for _ in 0..<count { found.append(UInt64.max) }
    readKeys(of: node, number, base, reportsUnknown && !program.objects[number].isOpen)
    for index in 0..<count {
      let entry = found[base + index]
      if program.objects[number].hasPaths, program.objects[number].slots[index].hasPaths {
        checkPath(index, of: node, number)
      } else if entry == UInt64.max {
        if program.objects[number].slots[index].isRequired { missing(number, index, node) }
      } else {
        if counts != nil { self.count(slot: index, of: number, rank: Int(entry >> 32)) }
        checkValue(Int(entry & 0xFFFF_FFFF), number, index)
      }
    }
    found.removeLast(count)
  }

  /// Notes for each property the node of its value; of a repeated key the first counts.
  private mutating func readKeys(of node: Int, _ number: Int, _ base: Int, _ reportsUnknown: Bool) {
    var key = node + 1
    let end = Int(nodes[node].next)
    while key < end {
      let value = key + 1
      if let entry = entry(of: key, number) {
        let known = program.objects[number].keys[entry]
        if known.slot >= 0 {
          let place = base + Int(known.slot)
          let candidate = UInt64(UInt32(bitPattern: known.rank)) << 32 | UInt64(value)
          if found[place] == UInt64.max {
            found[place] = candidate
          } else if found[place] >> 32 == candidate >> 32 {
            add(
              .duplicateKey, .warning, "the key '\(text(key))' is repeated; the first one counts",
              nodes[key].range)
          } else {
            found[place] = min(found[place], candidate)
          }
          if known.rank > 0 { deprecated(key, number, Int(known.slot)) }
        }
      } else if reportsUnknown {
        unknown(key, program.objects[number].names.names, program.objects[number].name)
      }
      key = Int(nodes[value].next)
    }
  }

  /// What a key of an object is; nil for one that is not known.
  private func entry(of key: Int, _ number: Int) -> Int? {
    nodes[key].hasEscapes
      ? program.objects[number].names.value(text(key))
      : program.objects[number].names.value(bytes, nodes[key].content)
  }

  private mutating func deprecated(_ key: Int, _ number: Int, _ slot: Int) {
    if isSilent { return }
    let current = program.objects[number].slots[slot].paths[0].joined(separator: ".")
    add(
      .deprecatedKey, .warning, "'\(text(key))' is an older key; write '\(current)'",
      nodes[key].range)
  }

  private mutating func unknown(_ key: Int, _ names: [String], _ owner: String) {
    if isSilent { return }
    let name = text(key)
    let near = Suggestion.nearest(to: name, in: names)
    add(
      .unknownKey, .warning,
      "'\(owner)' has no key '\(name)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; it is ignored"),
      nodes[key].range)
  }

  private mutating func missing(_ number: Int, _ index: Int, _ node: Int) {
    let slot = program.objects[number].slots[index]
    add(
      .missingKey, .error,
      "'\(program.objects[number].name)' needs the key '\(slot.paths[0].joined(separator: "."))'",
      nodes[node].place)
  }

  /// Holds a value against a property of an object, or an element of an array.
  mutating func checkValue(_ value: Int, _ number: Int, _ index: Int) {
    if nodes[value].kind == .null, program.objects[number].slots[index].acceptsNull { return }
    let shape = program.objects[number].slots[index].shape
    guard let replacement = program.objects[number].slots[index].onError else {
      check(value, shape)
      return
    }
    tolerate("\(replacement) takes its place") { $0.check(value, shape) }
  }

  // MARK: - Paths

  /// Where a path leads.
  private enum Target {
    case value(Int)
    case missing
    /// A value on the way that is no object.
    case blocked(Int)
  }

  private mutating func checkPath(_ index: Int, of node: Int, _ number: Int) {
    let slot = program.objects[number].slots[index]
    for (rank, path) in slot.paths.enumerated() {
      switch follow(path, from: node) {
      case .missing: continue
      case .blocked(let value):
        let replacement = slot.onError
        if let replacement {
          tolerate("\(replacement) takes its place") { $0.wrongType(value, "an object") }
        } else {
          wrongType(value, "an object")
        }
      case .value(let value):
        if counts != nil { count(slot: index, of: number, rank: rank) }
        if rank > 0, !isSilent {
          add(
            .deprecatedKey, .warning,
            "an older key; write '\(slot.paths[0].joined(separator: "."))'",
            nodes[value - 1].range)
        }
        if nodes[value].kind == .null, slot.acceptsNull { return }
        if let replacement = slot.onError {
          tolerate("\(replacement) takes its place") { $0.check(value, slot.shape) }
        } else {
          check(value, slot.shape)
        }
      }
      return
    }
    if slot.isRequired {
      add(
        .missingKey, .error,
        "'\(program.objects[number].name)' needs '\(slot.paths[0].joined(separator: "."))'",
        nodes[node].place)
    }
  }

  private func follow(_ path: [String], from node: Int) -> Target {
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

  /// The node of the value at a path; nil where there is none, or with an error where the path leads
  /// through something other than objects.
  mutating func value(at path: [String], in node: Int) -> (node: Int?, isBlocked: Bool) {
    switch follow(path, from: node) {
    case .value(let value): return (value, false)
    case .missing: return (nil, false)
    case .blocked(let value):
      wrongType(value, "an object")
      return (nil, true)
    }
  }

  /// The node of a key's value in an object; of a repeated key the first.
  func value(of name: String, in node: Int) -> Int? {
    let bytes = Array(name.utf8)
    guard nodes[node].kind == .object else { return nil }
    var key = node + 1
    let end = Int(nodes[node].next)
    while key < end {
      if nodes[key].hasEscapes ? text(key) == name : self.bytes.matches(nodes[key].content, bytes) {
        return key + 1
      }
      key = Int(nodes[key + 1].next)
    }
    return nil
  }

  // MARK: - Flattened properties

  private mutating func checkFlattened(
    _ flattened: PayloadProgram.Flattened, of node: Int, _ number: Int
  ) {
    if flattened.isRest { return checkRest(flattened, of: node, number) }
    if flattened.isOptional, !flattened.keys.isEmpty, !isMeant(flattened, in: node) { return }
    if flattened.isTolerant {
      tolerate("'\(flattened.name)' is left out") { $0.checkBeside(node, flattened.shape) }
    } else {
      checkBeside(node, flattened.shape)
    }
  }

  /// Holds the values of all keys that the object does not know against those of a dictionary.
  private mutating func checkRest(
    _ flattened: PayloadProgram.Flattened, of node: Int, _ number: Int
  ) {
    guard case .map(let value, keys: _, let drops) = program.shapes[flattened.shape],
      expect(.object, node, "an object")
    else { return }
    var key = node + 1
    let end = Int(nodes[node].next)
    while key < end {
      if entry(of: key, number) == nil {
        if flattened.isTolerant {
          tolerate("'\(flattened.name)' is left out") { $0.checkPart(key + 1, value, drops) }
        } else {
          checkPart(key + 1, value, drops)
        }
      }
      key = Int(nodes[key + 1].next)
    }
  }

  /// Whether one of its keys has a value.
  private func isMeant(_ flattened: PayloadProgram.Flattened, in node: Int) -> Bool {
    flattened.keys.contains { key in
      value(of: key, in: node).map { nodes[$0].kind != .null } ?? false
    }
  }

  /// An object whose keys are among those of another one.
  private mutating func checkBeside(_ node: Int, _ shape: Int) {
    if case .object(let number) = program.shapes[shape] {
      checkObject(node, number, reportsUnknown: false)
    } else {
      check(node, shape)
    }
  }
}
