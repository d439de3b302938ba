package import WidgetTemplate

/// Sourcery's own tags.
extension Extension {
  mutating func addSourceryTags() {
    addTag("newline") { (parser, token) throws(TemplateFailure) in
      guard token.words.count == 1 else {
        throw parser.failure("'newline' takes no arguments", at: token.place)
      }
      return NewlineNode()
    }
    addTag("typed") { (parser, token) throws(TemplateFailure) in
      guard token.words.count > 1, token.words.count % 3 == 1 else {
        throw parser.failure("'typed' expects 'typed name as Type'", at: token.place)
      }
      return TypedNode()
    }
  }
}

/// `{% newline %}`: a line break that is not subject to white-space trimming.
package final class NewlineNode: Node {
  /// The placeholder for the line break until rendering is complete.
  private static let mark: UInt8 = 0x1E

  package func render(in context: inout Context) {
    context.print(.string(String(UnicodeScalar(Self.mark))))
  }

  /// Replaces the placeholders with line breaks.
  package static func finish(_ output: [UInt8]) -> [UInt8] {
    output.map { $0 == mark ? UInt8(ascii: "\n") : $0 }
  }
}

/// `{% typed name as Type %}`: a hint for editors; prints nothing.
final class TypedNode: Node {
  func render(in context: inout Context) {}
}
