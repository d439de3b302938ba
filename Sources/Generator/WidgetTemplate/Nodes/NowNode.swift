import WidgetSource

/// `{% now "yyyy" %}`: the current time, if the environment has a clock.
final class NowNode: Node {
  private let format: Operand
  private let clock: @Sendable (String) -> String

  private init(format: Operand, clock: @escaping @Sendable (String) -> String) {
    self.format = format
    self.clock = clock
  }

  /// Returns a parser for the tag. The nodes that the parser creates use the given clock.
  static func parser(_ clock: @escaping @Sendable (_ format: String) -> String)
    -> TagParser.Function
  {
    { (parser, token) throws(TemplateFailure) in
      try parser.requireWords(1...2, of: token, usage: "now \"format\"")
      let format = token.words.dropFirst().first.map { parser.operand($0) }
      return NowNode(format: format ?? .literal("yyyy-MM-dd 'at' HH:mm"), clock: clock)
    }
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    guard case .string(let format) = try format.resolve(in: &context) else { return }
    context.print(.string(clock(format)))
  }
}
