/// The position of an element in an array of such elements that has one owner: the nodes of a payload, or the shapes,
/// objects, enums or families of a program.
///
/// The positions of different elements have different types. For example, `nodes[shape]` does not compile.
struct PayloadIndex<Element>: Hashable, Sendable {
  let position: Int

  init(_ position: Int) { self.position = position }
}

typealias NodeIndex = PayloadIndex<PayloadNode>
typealias ShapeIndex = PayloadIndex<PayloadProgram.Shape>
typealias ObjectIndex = PayloadIndex<PayloadProgram.Object>
typealias ValuesIndex = PayloadIndex<PayloadProgram.Values>
typealias ChoiceIndex = PayloadIndex<PayloadProgram.Choice>

extension Array {
  subscript(index: PayloadIndex<Element>) -> Element {
    get { self[index.position] }
    set { self[index.position] = newValue }
  }

  /// Appends an element, and returns its index.
  mutating func add(_ element: Element) -> PayloadIndex<Element> {
    append(element)
    return PayloadIndex(count - 1)
  }
}

extension NodeIndex {
  /// The index of the value of a key, which follows the key.
  var value: NodeIndex { NodeIndex(position + 1) }

  /// The index of the key of a value in an object.
  var key: NodeIndex { NodeIndex(position - 1) }
}
