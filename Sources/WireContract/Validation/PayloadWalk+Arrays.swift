import WidgetSource

/// Arrays with a property for each element.
extension PayloadWalk {
  mutating func checkArray(_ node: Int, _ number: Int) {
    guard expect(.array, node, "a list") else { return }
    if counts != nil { count(.object, number, at: node) }
    let expected = program.objects[number].slots.count
    var (position, element) = (0, node + 1)
    let end = Int(nodes[node].next)
    while element < end, position < expected {
      if counts != nil { count(.key, number, position, at: element) }
      checkValue(element, number, position)
      element = Int(nodes[element].next)
      position += 1
    }
    if element < end { unknownElement(element, number) }
    while position < expected {
      if program.objects[number].slots[position].isRequired { missing(position, node, number) }
      position += 1
    }
  }

  private mutating func missing(_ position: Int, _ node: Int, _ number: Int) {
    let (owner, slot) = (program.objects[number].name, program.objects[number].slots[position])
    add(
      .missingKey, .error, "'\(owner)' needs an element at position \(position), '\(slot.name)'",
      nodes[node].place)
  }

  /// The first of the elements that are ignored, as unknown keys are.
  private mutating func unknownElement(_ element: Int, _ number: Int) {
    if isSilent { return }
    let count = program.objects[number].slots.count
    let elements = count == 1 ? "1 element" : "\(count == 0 ? "no" : "\(count)") elements"
    add(
      .unknownKey, .warning,
      "'\(program.objects[number].name)' has \(elements); this one and those after it are ignored",
      nodes[element].place)
  }
}
