import WidgetModel
import WidgetSource
import WidgetSyntax

/// Parses the statements of a body. Statements without a meaning for coding are kept as `other`, so parsing never
/// fails.
///
/// Only the bodies of `init(from:)`, `encode(to:)` and memberwise initializers are parsed; the scanner skips all others.
struct BodyParser {
  let file: ParsedFile
  let tokens: [Token]
  /// The index of the closing bracket for each index of an opening one.
  let closings: [Int: Int]

  /// Returns the statements of a body.
  ///
  /// - Parameter tokens: the tokens between the body's braces.
  static func statements(of tokens: [Token], in file: ParsedFile) -> [Statement] {
    BodyParser(file: file, tokens: tokens, closings: tokens.closings).statements(tokens.indices)
  }

  func text(_ index: Int) -> String { file.text(tokens[index].range) }

  /// Returns the code of the tokens in a range, without comments.
  func text(_ range: Range<Int>) -> String {
    range.isEmpty ? "" : file.code(self.range(range))
  }

  /// Returns the place of the tokens in a range that is not empty.
  private func range(_ indices: Range<Int>) -> SourceRange {
    SourceRange(start: tokens[indices.lowerBound].start, end: tokens[indices.upperBound - 1].end)
  }

  /// Returns the index after a token, or after the bracket that the token opens.
  func next(after index: Int) -> Int { (closings[index] ?? index) + 1 }

  // MARK: - Statements

  private func statements(_ range: Range<Int>) -> [Statement] {
    var found: [Statement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == .semicolon {
        index += 1
        continue
      }
      let (kind, end) = statement(index..<range.upperBound)
      let next = max(end, index + 1)
      found.append(Statement(kind: kind, range: self.range(index..<next)))
      index = next
    }
    return found
  }

  /// Returns the first statement in a range, and the index after it.
  private func statement(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    let start = range.lowerBound
    guard tokens[start].kind == .identifier else { return line(range) }
    switch text(start) {
    case "let", "var": return binding(range)
    case "if": return conditional(range)
    case "guard": return (.other("guard"), blockEnd(range))
    case "switch": return choice(range)
    case "for", "while", "repeat": return (.other("a loop"), blockEnd(range))
    case "do": return attempt(range)
    case "defer": return (.other("defer"), blockEnd(range))
    case "return":
      let end = lineEnd(range)
      return (end == start + 1 ? .leave : .result(expression(start + 1..<end)), end)
    case "throw":
      let end = lineEnd(range)
      return (.failure(expression(start + 1..<max(end, start + 1))), end)
    case "func", "struct", "class", "enum", "typealias":
      return (.other("a local declaration"), blockEnd(range))
    default: return line(range)
    }
  }

  /// Returns the assignment or the expression at the start of a range.
  private func line(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    switch tokens[range.lowerBound].kind {
    case .poundIf, .poundElseif, .poundElse, .poundEndif:
      // The rest of the body may be in another branch, so it is not parsed.
      return (.other("#if"), range.upperBound)
    default: break
    }
    let line = range.lowerBound..<lineEnd(range)
    guard let sign = first(.equal, in: line) else {
      return (.expression(expression(line)), line.upperBound)
    }
    let value = expression(sign + 1..<line.upperBound)
    return (
      .assignment(target: expression(line.lowerBound..<sign), value: value), line.upperBound
    )
  }

  private func binding(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    let line = range.lowerBound..<lineEnd(range)
    guard line.count > 3, tokens[line.lowerBound + 1].kind == .identifier,
      let sign = first(.equal, in: line), sign + 1 < line.upperBound
    else { return (.other("a local without a value"), line.upperBound) }
    var type: String?
    if sign > line.lowerBound + 2 {
      guard tokens[line.lowerBound + 2].kind == .colon else {
        return (.other("a pattern"), line.upperBound)
      }
      type = text(line.lowerBound + 3..<sign)
    }
    let kind = Statement.Kind.binding(
      name: text(line.lowerBound + 1), type: type, isLet: text(line.lowerBound) == "let",
      value: expression(sign + 1..<line.upperBound))
    return (kind, line.upperBound)
  }

  /// Returns an `if` with a single condition, and any other `if` as `other`.
  private func conditional(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    let end = blockEnd(range)
    guard let open = first(.leftBrace, in: range), let close = closings[open],
      let condition = condition(range.lowerBound + 1..<open),
      let otherwise = alternative(close + 1..<end)
    else { return (.other("a condition"), end) }
    let then = statements(open + 1..<close)
    return (.conditional(condition, then: then, otherwise: otherwise), end)
  }

  /// Returns the statements after `else`, or nil if they are not read.
  private func alternative(_ range: Range<Int>) -> [Statement]? {
    guard let start = range.first else { return [] }
    guard text(start) == "else", range.count > 1 else { return nil }
    if text(start + 1) == "if" {
      let (kind, end) = conditional(range.dropFirst())
      return [Statement(kind: kind, range: self.range(start + 1..<end))]
    }
    guard let close = closings[start + 1], close + 1 == range.upperBound else { return nil }
    return statements(start + 2..<close)
  }

  private func attempt(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    let end = blockEnd(range)
    guard let open = first(.leftBrace, in: range), let close = closings[open], close + 2 < end,
      text(close + 1) == "catch", let last = closings[close + 2], last + 1 == end
    else { return (.other("do and catch"), end) }
    let body = statements(open + 1..<close)
    return (.attempt(body, catching: statements(close + 3..<last)), end)
  }

  private func condition(_ range: Range<Int>) -> Statement.Condition? {
    guard let start = range.first, first(.comma, in: range) == nil else { return nil }
    guard text(start) == "let" else { return .test(expression(range)) }
    guard range.count > 1, tokens[start + 1].kind == .identifier else { return nil }
    if range.count == 2 { return .binding(name: text(start + 1), value: nil) }
    guard tokens[start + 2].kind == .equal else { return nil }
    return .binding(name: text(start + 1), value: expression(start + 3..<range.upperBound))
  }

  // MARK: - Switches

  private func choice(_ range: Range<Int>) -> (Statement.Kind, end: Int) {
    let end = blockEnd(range)
    guard let open = first(.leftBrace, in: range), let close = closings[open], close + 1 == end,
      let branches = branches(open + 1..<close)
    else { return (.other("a switch"), end) }
    return (.choice(expression(range.lowerBound + 1..<open), branches), end)
  }

  /// Returns the branches of a `switch`, or nil if a pattern is not read.
  private func branches(_ range: Range<Int>) -> [Statement.Branch]? {
    var starts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isAtLineStart || index == range.lowerBound,
        ["case", "default"].contains(text(index))
      {
        starts.append(index)
      }
      index = next(after: index)
    }
    guard starts.first == range.lowerBound else { return nil }
    var found: [Statement.Branch] = []
    for (start, end) in zip(starts, starts.dropFirst() + [range.upperBound]) {
      guard let colon = first(.colon, in: start..<end) else { return nil }
      var patterns: [Statement.Pattern] = []
      for part in text(start) == "case" ? parts(start + 1..<colon) : [] {
        guard let pattern = pattern(part) else { return nil }
        patterns.append(pattern)
      }
      found.append(Statement.Branch(patterns: patterns, body: statements(colon + 1..<end)))
    }
    return found
  }

  /// Returns the ranges between the commas outside of brackets.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    guard let comma = first(.comma, in: range) else { return [range] }
    return [range.lowerBound..<comma] + parts(comma + 1..<range.upperBound)
  }

  private func pattern(_ range: Range<Int>) -> Statement.Pattern? {
    guard let start = range.first else { return nil }
    if range.count == 1, tokens[start].kind == .string {
      return StringLiteral.value(of: text(start)).map(Statement.Pattern.text)
    }
    let isBinding = text(start) == "let"
    let path = isBinding ? range.dropFirst() : range
    let end = first(.leftParen, in: path) ?? path.upperBound
    guard path.lowerBound + 1 < end, tokens[end - 2].kind == .period,
      tokens[path.lowerBound..<end].allSatisfy({ [.identifier, .period].contains($0.kind) }),
      // Names without a period between them are a condition or a cast: `.circle where other.isOpen`.
      !(path.lowerBound..<end - 1).contains(where: { tokens[$0].kind == tokens[$0 + 1].kind })
    else { return nil }
    let name = text(end - 1).bareName
    guard end < path.upperBound else { return .named(name, bindings: []) }
    guard closings[end] == path.upperBound - 1 else { return nil }
    var bindings: [String?] = []
    for part in parts(end + 1..<path.upperBound - 1) {
      guard let binding = binding(in: part, isDeclared: isBinding) else { return nil }
      bindings.append(binding == "_" ? nil : binding)
    }
    return .named(name, bindings: bindings)
  }

  /// Returns the name in `let title`, `title: let text` or `_`.
  private func binding(in range: Range<Int>, isDeclared: Bool) -> String? {
    var rest = range
    if range.count > 2, tokens[range.lowerBound + 1].kind == .colon { rest = rest.dropFirst(2) }
    let hasLet = rest.first.map(text) == "let"
    if hasLet { rest = rest.dropFirst() }
    guard let last = rest.first, rest.count == 1, tokens[last].kind == .identifier,
      hasLet || isDeclared || text(last) == "_"
    else { return nil }
    return text(last)
  }

  // MARK: - Ends

  /// Returns the index of the first token of a kind outside of brackets.
  func first(_ kind: TokenKind, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].kind == kind { return index }
      index = next(after: index)
    }
    return nil
  }

  /// Returns the index after the blocks of a statement, including blocks after `else`, `catch` and the `while` of a
  /// `repeat`.
  private func blockEnd(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while let open = first(.leftBrace, in: index..<range.upperBound), let close = closings[open] {
      index = close + 1
      guard index < range.upperBound, ["else", "catch"].contains(text(index)) else { return index }
    }
    return range.upperBound
  }

  /// Returns the index after a statement that ends at a line break or a semicolon.
  private func lineEnd(_ range: Range<Int>) -> Int {
    var index = next(after: range.lowerBound)
    while index < range.upperBound, tokens[index].kind != .semicolon,
      !tokens[index].isAtLineStart || continues(index)
    {
      index = next(after: index)
    }
    return min(index, range.upperBound)
  }

  /// Whether a token at the start of a line continues the statement of the previous line.
  private func continues(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .period, .equal, .colon, .comma: return true
    case .operatorSign: return isInfix(index)
    default: break
    }
    switch tokens[index - 1].kind {
    case .equal, .comma, .colon, .period: return true
    case .operatorSign: return isInfix(index - 1)
    case .identifier: return ["try", "let", "var", "return"].contains(text(index - 1))
    default: return false
    }
  }

  /// Whether an operator is between two operands, judged by the white space around it.
  func isInfix(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index].kind == .operatorSign else {
      return false
    }
    let before = tokens[index].start > tokens[index - 1].end
    return before == (tokens[index + 1].start > tokens[index].end)
      && (before || !["?", "!", "<", ">"].contains(text(index).prefix(1)))
  }
}

extension [Token] {
  /// The index of the closing bracket for each index of an opening one.
  fileprivate var closings: [Int: Int] {
    var open: [Int] = []
    var found: [Int: Int] = [:]
    for (index, token) in enumerated() {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: open.append(index)
      case .rightParen, .rightSquare, .rightBrace:
        if let start = open.popLast() { found[start] = index }
      default: break
      }
    }
    return found
  }
}
