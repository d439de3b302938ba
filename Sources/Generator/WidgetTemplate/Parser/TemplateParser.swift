package import WidgetSource

/// Creates nodes from the tokens of a template.
///
/// Parsing continues after an unknown filter or tag, so that one run reports all of them. An error in the template's
/// structure ends the parsing.
package struct TemplateParser {
  let source: SourceFile
  /// The source in the form that nodes store.
  let shared: TemplateSource
  let environment: Environment
  var symbols: Symbols
  /// The number of loops around the current tag. `break` and `continue` require at least one.
  var loops = 0
  private let tokens: [TemplateToken]
  private var position = 0
  var diagnostics: [Diagnostic] = []
  private var warnings: [Diagnostic] = []
  private var open: [OpenTag] = []
  private var unknownTags: Set<String> = []
  /// The sign at the end of the tag before the current text, or nil if the token before the text is
  /// not a tag.
  private var signAfter: TemplateToken.Sign?

  /// A tag whose body is being parsed, and the tags that can end it.
  private struct OpenTag {
    let token: TemplateToken
    let ends: [String]
  }

  /// Parses a template. The names of its variables are added to `symbols`.
  static func parse(
    _ source: SourceFile, in environment: Environment, symbols: inout Symbols
  ) throws(TemplateFailure) -> ParsedTemplate {
    var parser = TemplateParser(
      source: source, environment: environment, symbols: symbols,
      tokens: try TemplateLexer.tokens(of: source))
    var nodes: [any Node] = []
    do throws(TemplateFailure) {
      nodes = try parser.parseRest()
    } catch {
      parser.diagnostics += error.diagnostics
    }
    guard parser.diagnostics.isEmpty else {
      throw TemplateFailure(diagnostics: parser.diagnostics, files: [source.path: source])
    }
    symbols = parser.symbols
    return ParsedTemplate(
      source: parser.shared, body: Body(nodes, of: SourceRange(start: 0, end: 0)),
      warnings: parser.warnings)
  }

  /// Parses a text that consists only of filters, such as `join:", "|uppercase`.
  static func filters(
    of source: SourceFile, in environment: Environment, symbols: inout Symbols
  ) throws(TemplateFailure) -> [FilterCall] {
    var parser = TemplateParser(
      source: source, environment: environment, symbols: symbols, tokens: [])
    let text = PlacedText(source.bytes.indices, of: source.bytes)
    let parts = text.split(at: UInt8(ascii: "|")).map { $0.trimmed() }
    let calls = try parser.filterCalls(parts[...])
    guard parser.diagnostics.isEmpty else {
      throw TemplateFailure(diagnostics: parser.diagnostics, files: [source.path: source])
    }
    symbols = parser.symbols
    return calls
  }

  private init(
    source: SourceFile, environment: Environment, symbols: Symbols, tokens: [TemplateToken]
  ) {
    self.source = source
    shared = TemplateSource(source)
    self.environment = environment
    self.symbols = symbols
    self.tokens = tokens
  }

  /// Returns an error at a range of this template.
  package func failure(_ message: String, at range: SourceRange) -> TemplateFailure {
    TemplateFailure(message, at: range, in: source)
  }

  /// Throws if a tag has too few or too many words. Its name is the first word.
  ///
  /// - Parameter usage: the correct form, for the message: `set name value`.
  func requireWords(
    _ counts: some RangeExpression<Int>, of token: TemplateToken, usage: String
  ) throws(TemplateFailure) {
    if counts.contains(token.words.count) { return }
    throw failure(
      TemplateDiagnostics.argumentCount(token.words[0].string, usage), at: token.place)
  }

  /// Reports an error and continues.
  ///
  /// - Parameter meant: the text that a fix writes instead of the range, or nil.
  package mutating func report(
    _ message: String, at range: SourceRange, meant: String? = nil
  ) {
    for var diagnostic in failure(message, at: range).diagnostics {
      if let meant {
        diagnostic.fix = [SourceEdit(file: source.path, range: range, replacement: meant)]
      }
      diagnostics.add(diagnostic)
    }
  }
}

// MARK: - Nodes

extension TemplateParser {
  /// Parses the nodes up to the end of the template.
  mutating func parseRest() throws(TemplateFailure) -> [any Node] {
    try parseNodes(until: []).nodes
  }

  /// Parses the body of a tag, up to one of the tags in `ends`. Returns the body and the tag that
  /// ends it.
  package mutating func parseBody(
    of token: TemplateToken, until ends: String...
  ) throws(TemplateFailure) -> (body: Body, end: TemplateToken) {
    guard open.count < Limits.parsingDepth else {
      throw failure(TemplateDiagnostics.nestedTooDeeply(Limits.parsingDepth), at: token.place)
    }
    open.append(OpenTag(token: token, ends: ends))
    let (nodes, end) = try parseNodes(until: ends)
    open.removeLast()
    guard let end else {
      // The missing tag may be a tag that was reported as unknown.
      if !diagnostics.isEmpty { throw TemplateFailure(diagnostics: [], files: [:]) }
      throw failure(
        "'\(token.name?.string ?? "")' is not closed; write '\(ends.last ?? "")' after its body",
        at: token.place)
    }
    checkArguments(of: end, closing: token)
    return (Body(nodes, of: token.place), end)
  }

  /// Reports the arguments of a tag that ends or divides the body of another tag.
  ///
  /// Stencil ignores the arguments of end tags. As in Django, they can repeat words of the other tag:
  /// `{% endblock content %}`.
  private mutating func checkArguments(of end: TemplateToken, closing token: TemplateToken) {
    let arguments = end.words.dropFirst()
    let tag = end.words[0].string
    guard let first = arguments.first, let last = arguments.last, tag != "elif" else { return }
    if !tag.hasPrefix("end") {
      return report("'\(tag)' takes no arguments", at: end.place)
    }
    let words = Set(token.words.map(\.string))
    if arguments.allSatisfy({ words.contains($0.string) }) { return }
    let place = SourceRange(start: first.range.start, end: last.range.end)
    let opened = token.name?.string ?? ""
    warnings.add(
      Diagnostic(
        rule: .endTag,
        message: "'\(source.text(place))' is not part of the '\(opened)' that '\(tag)' closes; "
          + "write '\(tag)'",
        file: source.path, range: place,
        notes: [
          Diagnostic.Note(
            message: TemplateDiagnostics.openedHere(opened), file: source.path, range: token.place)
        ]))
  }

  private mutating func parseNodes(
    until ends: [String]
  ) throws(TemplateFailure) -> (nodes: [any Node], end: TemplateToken?) {
    var nodes: [any Node] = []
    while position < tokens.count {
      let token = tokens[position]
      position += 1
      switch token.kind {
      case .text:
        nodes.append(TextNode(text(of: token)))
      case .comment:
        signAfter = nil
      case .variable:
        signAfter = nil
        nodes.append(try VariableNode.parse(&self, token))
      case .tag:
        signAfter = token.after
        if let word = token.words.first?.string, ends.contains(word) { return (nodes, token) }
        if let node = try parseTag(token) { nodes.append(node) }
      }
    }
    return (nodes, nil)
  }

  private func text(of token: TemplateToken) -> [UInt8] {
    let next = position < tokens.count && tokens[position].kind == .tag ? tokens[position] : nil
    return environment.whitespace.trim(
      source.bytes[token.range.bounds], after: signAfter, before: next?.before)
  }

  private mutating func parseTag(_ token: TemplateToken) throws(TemplateFailure) -> (any Node)? {
    guard let name = token.name else { return nil }
    if let tag = environment.tags[name.string] { return try tag.parse(&self, token) }
    if let failure = misplacedEnd(name) { throw failure }
    // The tag that this end tag closes was already reported.
    let word = name.string
    if word.hasPrefix("end"), unknownTags.contains(String(word.dropFirst(3))) { return nil }
    unknownTags.insert(word)
    let known = Array(environment.tags.keys) + (open.last?.ends ?? [])
    let nearest = Suggestion.nearest(to: word, in: known)
    report(
      TemplateDiagnostics.unknownTag(word, nearest), at: name.range,
      meant: Suggestion.correction(of: word, in: known))
    return nil
  }

  /// Returns the error for an end tag, or a dividing tag such as `else`, in the wrong position.
  /// Returns nil for other tags.
  private func misplacedEnd(_ name: PlacedText) -> TemplateFailure? {
    let word = name.string
    if let inner = open.last, let outer = open.last(where: { $0.ends.contains(word) }) {
      let opened = inner.token.name?.string ?? ""
      let (tag, end) = (outer.token.name?.string ?? "", inner.ends.last ?? "")
      return failure(
        "'\(word)' belongs to '\(tag)', but '\(opened)' is not closed yet; write '\(end)' first",
        at: name.range
      ).noting(TemplateDiagnostics.openedHere(opened), at: inner.token.place, in: source)
    }
    if word.hasPrefix("end"), environment.tags[String(word.dropFirst(3))] != nil {
      return failure("unmatched '\(word)'; remove it", at: name.range)
    }
    guard let owners = Self.dividers[word] else { return nil }
    return failure("'\(word)' is outside of '\(owners)'", at: name.range)
  }

  /// The tags that divide the body of another tag, each with the name of the other tag.
  private static let dividers = ["elif": "if", "else": "if", "empty": "for"]
}

extension TemplateParser {
  /// Parses a condition, such as the words after `if`.
  ///
  /// - Parameter place: the range for an error if there are no words.
  mutating func condition(
    _ words: ArraySlice<PlacedText>, place: SourceRange
  ) throws(TemplateFailure) -> Expression {
    var parser = ExpressionParser(words, place: place, in: source)
    return try parser.parse(with: &self)
  }

  /// Parses the content of `{{ }}`: a condition, or a value whose filters can be separated by
  /// spaces, as in `list | join : ", "`.
  mutating func printed(
    _ words: ArraySlice<PlacedText>, place: SourceRange
  ) throws(TemplateFailure) -> Expression {
    let known = diagnostics.count
    do throws(TemplateFailure) {
      return try condition(words, place: place)
    } catch {
      diagnostics.removeSubrange(known...)
      let text = PlacedText.joined(words, separator: UInt8(ascii: " "))
      guard let operand = text.split(at: UInt8(ascii: "|")).first?.trimmed(),
        operand.words().count == 1
      else { throw error }
      return .value(try filtered(text))
    }
  }

  /// Parses a value such as `name`, `name|filter:argument` or `1...5`.
  mutating func resolvable(_ text: PlacedText) throws(TemplateFailure) -> Resolvable {
    guard let dots = text.onlyRangeOperator else { return try filtered(text) }
    return .range(
      RangeValue(
        try filtered(text[0..<dots]), try filtered(text[(dots + 3)..<text.bytes.count]),
        place: text.range))
  }

  /// Parses a value without filters, such as the name of a template or a macro.
  mutating func operand(_ text: PlacedText) -> Operand {
    Operand(text, symbols: &symbols)
  }

  private mutating func filtered(_ text: PlacedText) throws(TemplateFailure) -> Resolvable {
    let parts = text.split(at: UInt8(ascii: "|")).map { $0.trimmed() }
    guard let first = parts.first else {
      throw failure("expected a value before the filters", at: text.range)
    }
    let operand = Resolvable.operand(operand(first))
    return try filterCalls(parts.dropFirst()).reduce(operand) { .filtered(FilteredValue($0, $1)) }
  }

  /// Parses a chain of filters. An unknown filter is reported and omitted.
  mutating func filterCalls(
    _ parts: ArraySlice<PlacedText>
  ) throws(TemplateFailure) -> [FilterCall] {
    guard parts.count <= Limits.chainedFilters else {
      throw failure(
        "more than \(Limits.chainedFilters) filters in one chain", at: parts[parts.startIndex].range
      )
    }
    var calls: [FilterCall] = []
    for part in parts {
      if let call = try filterCall(part) { calls.append(call) }
    }
    return calls
  }

  private mutating func filterCall(_ text: PlacedText) throws(TemplateFailure) -> FilterCall? {
    let pieces = text.split(at: UInt8(ascii: ":"))
    guard let name = pieces.first?.trimmed() else {
      throw failure("expected a filter name after '|'", at: text.range)
    }
    guard let filter = environment.filters[name.string] else {
      let known = environment.filters.keys
      report(
        TemplateDiagnostics.unknownFilter(
          name.string, Suggestion.nearest(to: name.string, in: known)),
        at: name.range, meant: Suggestion.correction(of: name.string, in: known))
      return nil
    }
    let list = PlacedText.joined(pieces.dropFirst(), separator: UInt8(ascii: ":"))
    var arguments: [Operand] = []
    for argument in list.split(at: UInt8(ascii: ",")) {
      arguments.append(operand(argument.trimmed()))
    }
    return FilterCall(name: name.string, filter: filter, arguments: arguments, place: text.range)
  }
}

extension PlacedText {
  /// The position of `...` outside of quotes, if it occurs exactly once.
  fileprivate var onlyRangeOperator: Int? {
    var found: Int?
    var quote: UInt8?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") { quote = byte }
        if bytes[index...].starts(with: "...".utf8) {
          if found != nil { return nil }
          found = index
          index += 2
        }
      }
      index += 1
    }
    return found
  }
}
