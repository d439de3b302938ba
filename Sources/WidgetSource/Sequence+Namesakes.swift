/// An element with the same name as an earlier one.
package struct Namesake<Element> {
  package let name: String
  package let element: Element
  /// The first that has the name.
  package let first: Element
}

extension Sequence {
  /// The elements that have a name of an earlier one, in order, once for each such name.
  ///
  /// For example: of `["a", "b", "A"]` by their lower case the last one, `a` for its name.
  package func namesakes(by names: (Element) -> [String]) -> [Namesake<Element>] {
    var first: [String: Element] = [:]
    var found: [Namesake<Element>] = []
    for element in self {
      for name in names(element) {
        if let other = first[name] {
          found.append(Namesake(name: name, element: element, first: other))
        } else {
          first[name] = element
        }
      }
    }
    return found
  }
}
