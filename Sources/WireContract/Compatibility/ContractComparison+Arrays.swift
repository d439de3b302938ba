/// Elements of arrays, whose positions are their keys.
extension ContractComparison {
  func positionChanges(
    _ old: ContractProperty, _ new: ContractProperty, at place: String
  ) -> [Change] {
    guard let before = old.reads.first?.last, let after = new.reads.first?.last else { return [] }
    if before != after {
      return [
        Change(
          .keyChanged, .error, at: place,
          "'\(place)' is at position \(after) now and was at \(before)", .both,
          cure: "keep the order of the elements, and add others at the end")
      ]
    }
    // Whether it is the same under another name nobody knows.
    guard old.name != new.name else { return [] }
    return [
      Change(
        .keyChanged, .info, at: place,
        "the element at position \(after) is '\(new.name)' now and was '\(old.name)'", .neither)
    ]
  }

  /// A list of one type, and an array with a type for each element.
  ///
  /// - Parameter isOld: whether the array is what was there before.
  func relation(
    _ array: ContractArray, _ element: WireType, isOld: Bool, depth: Int
  ) -> TypeRelation {
    let parts = array.read.map { property in
      let own = property.acceptsNull ? .optional(property.type.unwrapped) : property.type
      return isOld
        ? relation(own, element, depth: depth + 1) : relation(element, own, depth: depth + 1)
    }
    return parts.reduce(isOld ? .widened : .narrowed) { $0.and($1) }
  }
}
