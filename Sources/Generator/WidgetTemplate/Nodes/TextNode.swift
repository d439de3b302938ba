/// A text that is printed unchanged.
final class TextNode: Node {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func render(in context: inout Context) {
    context.output.append(bytes)
  }

  func isDetermined(by symbols: Set<Int>) -> Bool { true }
}
