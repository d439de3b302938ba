import WidgetSource

/// A value or key of a payload, with its position and the index of the node after it.
///
/// The nodes of a payload form a flat list: an object is followed by its keys, each key by its value, and a list by its
/// elements.
struct PayloadNode {
  enum Kind: UInt8 {
    case object, array, string, number, bool, null
  }

  /// The offset of the value's first byte. A string starts with its quote.
  var start: UInt32
  /// The offset after the value's last byte.
  var end: UInt32
  /// The index of the first node after this node and its contents.
  var next: UInt32
  var kind: Kind
  /// Whether the node is a string with escapes.
  var hasEscapes = false

  var range: SourceRange { SourceRange(start: start, end: end) }

  /// The range to report: the opening bracket of an object or a list, or the whole of any other value.
  var place: SourceRange {
    kind == .object || kind == .array ? SourceRange(start: start, end: start + 1) : range
  }

  /// The range of a string's text, without the quotes.
  var content: Range<Int> { Int(start) + 1..<max(Int(start) + 1, Int(end) - 1) }

  /// The kind in words, for messages.
  var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}

extension [PayloadNode] {
  /// Returns the indices of a list's elements.
  func elements(of list: NodeIndex) -> PayloadChildren { PayloadChildren(of: list, in: self) }

  /// Returns the indices of an object's keys.
  func keys(of object: NodeIndex) -> PayloadChildren {
    PayloadChildren(of: object, in: self, areKeys: true)
  }
}

/// The indices of the nodes of an object's keys, or of a list's elements.
struct PayloadChildren: Sequence, IteratorProtocol {
  private let nodes: [PayloadNode]
  private var position: Int
  private let end: Int
  /// The distance from a child to the node whose `next` is the next child: 1 for keys, which are followed by their
  /// values.
  private let step: Int

  fileprivate init(of parent: NodeIndex, in nodes: [PayloadNode], areKeys: Bool = false) {
    self.nodes = nodes
    position = parent.position + 1
    end = Int(nodes[parent].next)
    step = areKeys ? 1 : 0
  }

  mutating func next() -> NodeIndex? {
    guard position < end else { return nil }
    defer { position = Int(nodes[position + step].next) }
    return NodeIndex(position)
  }
}
