extension ExampleMaker {
  /// The elements of an array, those at its end only where there is more than what is required; nil if one
  /// that it needs has no end.
  func elements(
    of array: ContractArray, _ owner: String, _ place: Place
  ) -> [JSONTree]? {
    let count = place.levels > 0 ? array.read.count : array.requiredCount
    var elements: [JSONTree] = []
    for property in array.read.prefix(count) {
      let isWanted = property.isRequired || place.levels > 0
      let value = isWanted ? value(of: property, owner, place.inner) : nil
      if value == nil, property.isRequired { return nil }
      elements.append(value ?? .null)
    }
    return elements
  }
}
