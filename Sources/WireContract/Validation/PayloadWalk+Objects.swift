import WidgetSource

/// Objects: each property by the first of its keys that is there.
extension PayloadWalk {
  /// - Parameters:
  ///   - reportsUnknown: whether keys that no property has are noted.
  ///   - dropsUnknown: whether the object is left out where something flattened into it has an unknown name.
  mutating func checkObject(
    _ node: Int, _ number: Int, reportsUnknown: Bool = true, dropsUnknown: Bool = false
  ) {
    let count = program.objects[number].slots.count
    // A type without keys never requests a container, so any value is accepted.
    if program.objects[number].isContainer || nodes[node].kind == .object {
      guard expect(.object, node, "an object") else { return }
      if counts != nil { self.count(.object, number, at: node) }
      checkSlots(node, number, count, reportsUnknown: reportsUnknown)
    }
    for index in program.objects[number].flattened.indices {
      checkFlattened(
        program.objects[number].flattened[index], of: node, number, dropsUnknown: dropsUnknown)
    }
  }

  private mutating func checkSlots(
    _ node: Int, _ number: Int, _ count: Int, reportsUnknown: Bool
  ) {
    let base = found.count
    for _ in 0..<count { found.append(UInt64.max) }
    let isShared = !shared.isEmpty && shared.contains(node)
    let reportsUnknown = reportsUnknown && !isShared && !program.objects[number].isOpen
    readKeys(of: node, number, base, reportsUnknown)
    if reportsUnknown, !isSilent, !program.objects[number].inner.isEmpty {
      checkInner(of: node, number)
    }
    for index in 0..<count {
      let entry = found[base + index]
      if program.objects[number].hasPaths, program.objects[number].slots[index].hasPaths {
        checkPath(index, of: node, number)
      } else if entry == UInt64.max {
        if program.objects[number].slots[index].isRequired { missing(number, index, node) }
      } else {
        let value = Int(entry & 0xFFFF_FFFF)
        if counts != nil {
          self.count(.key, number, index, rank: Int(entry >> 32), at: value)
        }
        checkValue(value, number, index)
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

  /// Reports keys that nobody reads in the objects that paths lead through.
  private mutating func checkInner(of node: Int, _ number: Int) {
    for (path, names) in program.objects[number].inner {
      guard let object = object(at: path, in: node) else { continue }
      var key = object + 1
      while key < Int(nodes[object].next) {
        if !names.contains(text(key)) {
          let owner = ([program.objects[number].name] + path).joined(separator: ".")
          unknown(key, names, owner)
        }
        key = Int(nodes[key + 1].next)
      }
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

  /// Reports a value of a property that is deprecated.
  mutating func deprecated(_ slot: Int, _ number: Int, _ note: String, _ value: Int) {
    let object = program.objects[number]
    let name =
      object.slots[slot].paths.isEmpty
      ? object.slots[slot].name : object.slots[slot].paths[0].joined(separator: ".")
    // The key of a member of an object is before its value.
    let node = nodes[value].range
    add(.deprecated, .warning, ContractDeprecation.message("\(object.name).\(name)", note), node)
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
    if !isSilent, let note = program.objects[number].slots[index].deprecation {
      deprecated(index, number, note, value)
    }
    if nodes[value].kind == .null, program.objects[number].slots[index].acceptsNull { return }
    let shape = program.objects[number].slots[index].shape
    guard let replacement = program.objects[number].slots[index].onError else {
      check(value, shape)
      return
    }
    tolerate("\(replacement) takes its place") { $0.check(value, shape) }
  }

  // MARK: - Flattened properties

  private mutating func checkFlattened(
    _ flattened: PayloadProgram.Flattened, of node: Int, _ number: Int, dropsUnknown: Bool
  ) {
    if flattened.isRest { return checkRest(flattened, of: node, number) }
    if flattened.isOptional, !flattened.keys.isEmpty, !isMeant(flattened, in: node) { return }
    if flattened.isTolerant {
      tolerate("'\(flattened.name)' is left out") { $0.checkBeside(node, flattened.shape) }
    } else {
      checkBeside(
        node, flattened.shape, dropsUnknown: dropsUnknown && throwsUnknown(flattened.shape))
    }
  }

  /// Checks an object whose keys are merged into another one, once: types that are flattened in several ways would
  /// double the work, and the findings, with each level.
  private mutating func checkMerged(_ node: Int, _ number: Int, dropsUnknown: Bool) {
    let merged = Merged(
      node: node, object: number, dropsUnknown: dropsUnknown, isSilent: isSilent,
      isTolerated: isTolerated)
    if let hasErrors = mergedErrors[merged] {
      if hasErrors { errorCount += 1 }
      return
    }
    let count = errorCount
    checkObject(node, number, reportsUnknown: false, dropsUnknown: dropsUnknown)
    mergedErrors[merged] = errorCount > count
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
  private mutating func checkBeside(_ node: Int, _ shape: Int, dropsUnknown: Bool = false) {
    if case .object(let number) = program.shapes[shape] {
      checkMerged(node, number, dropsUnknown: dropsUnknown)
    } else {
      // The keys of its own types are among others there.
      let isFirst = shared.insert(node).inserted
      check(node, shape, dropsUnknown: dropsUnknown)
      if isFirst { shared.remove(node) }
    }
  }
}
