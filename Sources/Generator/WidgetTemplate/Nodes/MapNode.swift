import WidgetSource

/// `{% map values into result using element %}...{% endmap %}`: sets `result` to an array with the text of the body for
/// each element. If `values` is empty or not an array, `result` is not set.
///
/// In the body, `maploop` has the members `counter` (from 0), `first`, `last` and `item`.
final class MapNode: Node {
  /// The members of `maploop`.
  private static let loopKeys = RecordKeys(unique: ["counter", "first", "last", "item"])

  private let values: Resolvable
  private let resultSymbol: Int
  private let elementSymbol: Int?
  private let loopSymbol: Int
  private let body: Body
  private let place: SourceRange

  private init(
    values: Resolvable, resultSymbol: Int, elementSymbol: Int?, loopSymbol: Int,
    body: Body, place: SourceRange
  ) {
    self.values = values
    self.resultSymbol = resultSymbol
    self.elementSymbol = elementSymbol
    self.loopSymbol = loopSymbol
    self.body = body
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let words = token.words
    guard words.count >= 4, words[2] == "into",
      words.count == 4 || words.count > 5 && words[4] == "using"
    else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("map", "map values into result using element"),
        at: token.place)
    }
    let values = try parser.resolvable(words[1])
    let resultSymbol = parser.symbols.bound(words[3].string)
    let elementSymbol = words.count > 5 ? parser.symbols.bound(words[5].string) : nil
    let loopSymbol = parser.symbols.bound("maploop")
    let (body, end) = try parser.parseBody(of: token, until: "empty", "endmap")
    // StencilSwiftKit allows `empty` before `endmap` and never renders its body.
    if end.words[0] == "empty" { _ = try parser.parseBody(of: token, until: "endmap") }
    return MapNode(
      values: values, resultSymbol: resultSymbol, elementSymbol: elementSymbol,
      loopSymbol: loopSymbol, body: body, place: token.place)
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    guard case .array(let elements) = try values.resolve(in: &context), !elements.isEmpty else {
      return
    }
    var results: [Value] = []
    for (index, element) in elements.enumerated() {
      try context.countRound(at: place)
      let scope = context.openScope()
      let loop = Record(
        Self.loopKeys,
        [.int(index), .bool(index == 0), .bool(index == elements.count - 1), element])
      context.bind(loopSymbol, to: .dictionary(loop))
      if let elementSymbol { context.bind(elementSymbol, to: element) }
      results.append(.string(try context.captureValue(body)))
      context.closeScope(scope)
    }
    context.bind(resultSymbol, to: .array(results))
  }
}
