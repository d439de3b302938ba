import WidgetSource

/// A `break` or `continue` in progress. Rendering leaves all bodies up to the loop that the tag
/// refers to.
struct LoopExit {
  let isBreak: Bool
  /// The index of the loop among the running loops.
  let loop: Int

  /// Whether the loop with the given index continues with its next iteration.
  func continues(loop index: Int) -> Bool { !isBreak && loop == index }
}

/// `{% break %}` and `{% continue %}`, with a label if they refer to an outer loop.
final class LoopExitNode: Node {
  private let isBreak: Bool
  private let label: PlacedText?
  private let place: SourceRange

  private init(isBreak: Bool, label: PlacedText?, place: SourceRange) {
    self.isBreak = isBreak
    self.label = label
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let name = token.words[0].string
    try parser.requireWords(1...2, of: token, usage: "\(name) label")
    guard parser.loops > 0 else {
      throw parser.failure(TemplateDiagnostics.noLoop(name), at: token.place)
    }
    return LoopExitNode(
      isBreak: name == "break", label: token.words.dropFirst().first, place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    let name = label?.string
    guard let loop = context.loops.lastIndex(where: { name == nil || $0.label == name }) else {
      throw context.failure(
        name.map(TemplateDiagnostics.noLoopNamed)
          ?? TemplateDiagnostics.noLoop(isBreak ? "break" : "continue"),
        at: label?.range ?? place)
    }
    context.exit = LoopExit(isBreak: isBreak, loop: loop)
  }
}
