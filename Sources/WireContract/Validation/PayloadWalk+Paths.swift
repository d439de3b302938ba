import WidgetSource

/// Properties, names and contents in objects within the object.
extension PayloadWalk {
  /// Where a path leads.
  private enum Target {
    case value(Int)
    case missing
    /// A value on the way that is no object.
    case blocked(Int)
  }

  /// Holds the value of a property with a path against its shape.
  mutating func checkPath(_ index: Int, of node: Int, _ number: Int) {
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
        if counts != nil { count(.key, number, index, rank: rank, at: value) }
        if rank > 0, !isSilent {
          add(
            .deprecatedKey, .warning,
            "an older key; write '\(slot.paths[0].joined(separator: "."))'",
            nodes[value - 1].range)
        }
        if !isSilent, let note = slot.deprecation { deprecated(index, number, note, value) }
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

  /// The node of the object at a path; nil where there is none.
  func object(at path: [String], in node: Int) -> Int? {
    guard case .value(let value) = follow(path, from: node), nodes[value].kind == .object else {
      return nil
    }
    return value
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
}
