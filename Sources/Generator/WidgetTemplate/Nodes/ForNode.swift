import WidgetSource

/// `{% for variable in values where condition %}...{% empty %}...{% endfor %}`.
///
/// For example: `{% outer: for key, value in table %}`. In the body, `forloop` provides the current
/// position.
final class ForNode: Node {
  private let values: Resolvable
  /// The symbols of the loop's variables. The variable `_` ignores the key or the value of a pair.
  private let variables: [(symbol: Int, isIgnored: Bool)]
  private let filter: Expression?
  private let label: String?
  private let loopSymbol: Int
  private let body: Body
  private let emptyBody: Body
  private let place: SourceRange

  /// The parsed tag.
  private struct Header {
    let values: Resolvable
    let variables: [(symbol: Int, isIgnored: Bool)]
    let filter: Expression?
    let label: String?
  }

  private init(
    _ header: Header, loopSymbol: Int, body: Body, emptyBody: Body,
    place: SourceRange
  ) {
    values = header.values
    variables = header.variables
    filter = header.filter
    label = header.label
    self.loopSymbol = loopSymbol
    self.body = body
    self.emptyBody = emptyBody
    self.place = place
  }

  static func parse(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> any Node {
    let header = try parseHeader(&parser, token)
    parser.loops += 1
    defer { parser.loops -= 1 }
    let (body, end) = try parser.parseBody(of: token, until: "empty", "endfor")
    var emptyBody = Body([], of: token.place)
    if end.words[0] == "empty" {
      emptyBody = try parser.parseBody(of: token, until: "endfor").body
    }
    return ForNode(
      header, loopSymbol: parser.symbols.bound("forloop"), body: body,
      emptyBody: emptyBody, place: token.place)
  }

  private static func parseHeader(
    _ parser: inout TemplateParser, _ token: TemplateToken
  ) throws(TemplateFailure) -> Header {
    let label = token.words.first.flatMap { word in
      word.bytes.last == UInt8(ascii: ":") ? String(word.string.dropLast()) : nil
    }
    let words = Array(token.words.dropFirst(label == nil ? 0 : 1))
    guard words.count >= 4, words[2] == "in",
      words.count == 4 || words.count > 5 && words[4] == "where"
    else {
      throw parser.failure(
        TemplateDiagnostics.argumentCount("for", "for name in values where condition"),
        at: token.place)
    }
    let variables = words[1].split(at: UInt8(ascii: ",")).map { name in
      let name = name.trimmed().string
      return (symbol: parser.symbols.bound(name), isIgnored: name == "_")
    }
    return Header(
      values: try parser.resolvable(words[3]), variables: variables,
      filter: words.count > 5 ? try parser.condition(words[5...], place: token.place) : nil,
      label: label)
  }
}

// MARK: - Rendering

extension ForNode {
  /// The elements of the loop. The pairs of a dictionary are sorted by key.
  private enum Elements {
    case values([Value])
    case pairs([(key: String, value: Value)])

    init(_ value: Value) {
      switch value {
      case .array(let elements): self = .values(elements)
      case .dictionary(let entries): self = .pairs(entries.sorted)
      case .object(let object):
        self = .pairs((object.entries ?? [:]).stablySorted(on: \.key))
      default: self = .values([])
      }
    }

    var count: Int {
      switch self {
      case .values(let values): values.count
      case .pairs(let pairs): pairs.count
      }
    }
  }

  func render(in context: inout Context) throws(TemplateFailure) {
    let elements = Elements(try values.resolve(in: &context))
    let chosen = try chosen(from: elements, in: &context)
    let count = chosen?.count ?? elements.count
    let scope = context.openScope()
    if count == 0 {
      try context.render(emptyBody)
      context.closeScope(scope)
      return
    }
    let loop = RunningLoop(
      label: label, count: count, in: LoopState.running(context[loopSymbol]))
    context.loops.append(loop)
    for index in 0..<count {
      try context.countRound(at: place)
      context.bind(loopSymbol, to: .object(LoopState(index: index, of: loop)))
      try bind(chosen?[index] ?? index, of: elements, in: &context)
      try context.render(body)
      context.closeScope(scope)
      if let exit = context.exit, !exit.continues(loop: context.loops.count - 1) { break }
      context.exit = nil
    }
    if context.exit?.loop == context.loops.count - 1 { context.exit = nil }
    context.loops.removeLast()
  }

  /// Returns the indices of the elements that satisfy `where`, or nil if the loop has no condition.
  private func chosen(
    from elements: Elements, in context: inout Context
  ) throws(TemplateFailure) -> [Int]? {
    guard let filter else { return nil }
    var chosen: [Int] = []
    for index in 0..<elements.count {
      try context.countRound(at: place)
      let scope = context.openScope()
      try bind(index, of: elements, in: &context)
      if try filter.evaluate(in: &context) { chosen.append(index) }
      context.closeScope(scope)
    }
    return chosen
  }

  private func bind(
    _ index: Int, of elements: Elements, in context: inout Context
  ) throws(TemplateFailure) {
    switch elements {
    case .values(let values):
      if let first = variables.first { context.bind(first.symbol, to: values[index]) }
    case .pairs(let pairs):
      guard variables.count <= 2 else {
        throw context.failure(
          "each element has 2 values, but the loop has more variables", at: place)
      }
      let pair = pairs[index]
      for (variable, value) in zip(variables, [.string(pair.key), pair.value])
      where !variable.isIgnored {
        context.bind(variable.symbol, to: value)
      }
    }
  }
}
