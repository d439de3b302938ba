package import WidgetSource

/// One rendering under way: the variables, the output so far, and where it has got to.
///
/// Variables live in one array, by symbol. A scope is a mark in the trail of values that were
/// covered since; closing it puts them back. So a lookup costs one index, however deep the scopes
/// are, and nothing is copied to open one.
package struct Context {
  package let environment: Environment
  /// The template whose text is being rendered.
  var source: TemplateSource
  var output: [UInt8] = []
  var symbols: Symbols
  /// Loops that are running, the innermost last.
  var loops: [RunningLoop] = []
  /// Set by `break` and `continue` until the loop they mean has seen it.
  var exit: LoopExit?
  /// The blocks with which templates that extend others replace theirs.
  var overrides: BlockOverrides?
  /// What the filter `filter` has been given so far.
  var compiledFilters: [String: [FilterCall]] = [:]
  /// The templates that were requested, by path.
  var templates: [String: ParsedTemplate] = [:]
  /// The regular expressions that were requested, by their patterns.
  var regularExpressions: [String: RegularExpression] = [:]
  /// The last call of each macro whose arguments decide what it prints, by the macro's symbol.
  var lastCalls: [Int: LastCall] = [:]
  /// Steps that regular expressions may still take.
  var regexSteps: Int
  /// How many filters `filter` are at work within each other.
  var filterDepth = 0
  let root: [String: Value]
  /// Whether a variable that is neither in the root nor set by a template is an error.
  let isStrict: Bool
  private var values: [Value]
  private var trail: [Covered] = []
  private var depth = 0
  private var roundsLeft: Int
  private var capturedBytes = 0
  /// How many tags are rendering their bodies into values.
  private(set) var captures = 0

  /// A value that an inner scope covers.
  private struct Covered {
    let symbol: Int
    var value: Value
  }

  init(root: [String: Value], isStrict: Bool, template: Template, symbols: Symbols) {
    self.root = root
    self.isStrict = isStrict
    environment = template.environment
    source = template.parsed.source
    self.symbols = symbols
    regexSteps = template.environment.limits.regexSteps
    roundsLeft = template.environment.limits.rounds
    values = symbols.names.map { root[$0] ?? .none }
  }

  /// An error about a place in the template that is being rendered.
  package func failure(_ message: String, at range: SourceRange) -> TemplateFailure {
    TemplateFailure(message, at: range, in: source.file)
  }
}

// MARK: - Variables

extension Context {
  /// The value of a variable; no value when it is unknown.
  subscript(symbol: Int) -> Value { values[symbol] }

  /// A member of a variable.
  ///
  /// Mutating, though it changes nothing: the context is large, and would be copied for it.
  mutating func member(
    _ name: MemberName, of symbol: Int, at range: SourceRange
  ) throws(TemplateFailure) -> Value {
    // Nothing is called here that could release the record, so nobody has to retain it.
    if case .dictionary(let record) = values[symbol], let value = record.markedValue(of: name.key) {
      return value
    }
    let value = try variable(symbol, at: range)
    noteWork(for: value)
    return try member(name, of: value)
  }

  /// The value of a variable by its name.
  package subscript(name: String) -> Value {
    symbols.known(name).map { values[$0] } ?? root[name] ?? .none
  }

  /// Sets a variable in the innermost scope.
  mutating func bind(_ symbol: Int, to value: consuming Value) {
    trail.append(Covered(symbol: symbol, value: value))
    swap(&values[symbol], &trail[trail.count - 1].value)
  }

  /// Sets the parameters of a macro in the innermost scope.
  ///
  /// No value hides no variable: so it is in StencilSwiftKit, and Sourcery's templates use it.
  mutating func bind(_ parameters: [Int], to arguments: [Value]) {
    for (parameter, argument) in zip(parameters, arguments) {
      if case .none = argument { continue }
      bind(parameter, to: argument)
    }
  }

  /// Sets a variable by its name in the innermost scope.
  package mutating func bind(_ name: String, to value: Value) {
    let symbol = symbols.bound(name)
    addSymbols()
    bind(symbol, to: value)
  }

  /// Sets a variable in the outermost scope, below all that cover it.
  mutating func bindOutermost(_ symbol: Int, to value: Value) {
    if let index = trail.firstIndex(where: { $0.symbol == symbol }) {
      trail[index] = Covered(symbol: symbol, value: value)
    } else {
      values[symbol] = value
    }
  }

  /// The value of a variable in the outermost scope.
  func outermost(_ symbol: Int) -> Value {
    trail.first { $0.symbol == symbol }?.value ?? values[symbol]
  }

  /// Opens a scope; its mark closes it. An error ends the rendering, so scopes that it leaves open
  /// do no harm.
  package func openScope() -> Int { trail.count }

  /// Forgets all variables that were set since the scope was opened.
  package mutating func closeScope(_ mark: Int) {
    while trail.count > mark {
      let covered = trail.removeLast()
      values[covered.symbol] = covered.value
    }
  }

  /// Makes room for the variables of a template that has just been parsed.
  mutating func addSymbols() {
    for name in symbols.names[values.count...] { values.append(root[name] ?? .none) }
  }
}

// MARK: - Output

extension Context {
  /// Prints a value.
  ///
  /// In a body that becomes a value, an object prints the text that filters see.
  ///
  /// - Parameter isLookup: whether the value is a variable or a member without filters.
  package mutating func print(_ value: Value, isLookup: Bool = false) {
    switch value {
    case .string(let text): output.append(text)
    case .object(let object): output.append((captures > 0 ? object.text : object.printed) ?? "")
    case .array where isLookup && !environment.quotesListsOfContext:
      output.append(value.unquotedDescription)
    default: output.append(value.description)
    }
  }

  /// Renders the body of a tag.
  package mutating func render(_ body: Body) throws(TemplateFailure) {
    depth += 1
    guard depth <= environment.limits.depth else {
      throw failure(TemplateDiagnostics.nestedTooDeeply(environment.limits.depth), at: body.place)
    }
    try body.root?.render(in: &self)
    if exit == nil { try checkOutput(at: body.place) }
    depth -= 1
  }

  /// Renders the body of a tag in a scope of its own.
  mutating func renderScope(_ body: Body) throws(TemplateFailure) {
    let scope = openScope()
    try render(body)
    closeScope(scope)
  }

  /// Renders a body that may come from another template than what is being rendered.
  mutating func render(_ body: Body, of template: TemplateSource) throws(TemplateFailure) {
    if source === template { return try render(body) }
    let asking = source
    source = template
    try render(body)
    source = asking
  }

  /// Renders the body of a tag into the text of a variable.
  package mutating func captureValue(_ body: Body) throws(TemplateFailure) -> String {
    captures += 1
    let text = try capture(body)
    captures -= 1
    return text
  }

  /// Renders the body of a tag into a string of its own.
  package mutating func capture(_ body: Body) throws(TemplateFailure) -> String {
    let start = output.count
    try render(body)
    let text = String(decoding: output[start...], as: UTF8.self)
    capturedBytes += output.count - start
    output.removeSubrange(start...)
    guard capturedBytes / 4 <= environment.limits.outputBytes else {
      throw failure(
        TemplateDiagnostics.outputTooLong(environment.limits.outputBytes), at: body.place)
    }
    return text
  }

  /// Stops the rendering when it has printed too much. Mutating, so that nothing is copied for it.
  mutating func checkOutput(at range: SourceRange) throws(TemplateFailure) {
    guard output.count <= environment.limits.outputBytes else {
      throw failure(TemplateDiagnostics.outputTooLong(environment.limits.outputBytes), at: range)
    }
  }

  /// Counts what is read or made as rounds, by its size: a loop over something large is no cheaper
  /// for being inside a filter or a comparison. The next round reports when it was too much.
  mutating func noteWork(for value: Value) {
    switch value {
    case .string(let text): roundsLeft -= text.utf8.count >> 7
    case .array(let elements): roundsLeft -= elements.count >> 3
    default: break
    }
  }

  /// Counts what a filter reads or makes.
  mutating func countWork(for value: Value, at range: SourceRange) throws(TemplateFailure) {
    noteWork(for: value)
    guard roundsLeft >= 0 else {
      throw failure(TemplateDiagnostics.endless(environment.limits.rounds), at: range)
    }
  }

  /// Counts a round of a loop, a call of a macro or another template.
  mutating func countRound(at range: SourceRange) throws(TemplateFailure) {
    roundsLeft -= 1
    guard roundsLeft >= 0 else {
      throw failure(TemplateDiagnostics.endless(environment.limits.rounds), at: range)
    }
  }
}

/// Lookups that report names which a strict context does not have.
///
/// Stencil prints nothing for them, and so do contexts of users. A strict context is our own: it
/// has all its names, and an unknown one is a typing error.
extension Context {
  /// The value of a variable; an error if the context is strict and nothing defines it.
  mutating func variable(_ symbol: Int, at range: SourceRange) throws(TemplateFailure) -> Value {
    let value = self[symbol]
    guard isStrict, case .none = value else { return value }
    let name = symbols.names[symbol]
    if symbols.isBound(symbol) || root[name] != nil { return value }
    let names = symbols.boundNames + root.keys
    throw failure(
      TemplateDiagnostics.unknownVariable(name, Suggestion.nearest(to: name, in: names)), at: range)
  }

  /// The member of a value; an error if the value is strict and has no such member.
  mutating func member(_ name: MemberName, of value: Value) throws(TemplateFailure) -> Value {
    if let member = value.member(name) { return member }
    guard let names = value.strictNames, !names.contains(name.text) else { return .none }
    throw failure(
      TemplateDiagnostics.unknownMember(name.text, Suggestion.nearest(to: name.text, in: names)),
      at: name.range)
  }
}

extension Context {
  /// Renders another template in this context, as `include` and `extends` do.
  ///
  /// - Parameter tag: the place of the tag that names the template.
  mutating func renderTemplate(
    named operand: Operand, of tag: SourceRange
  ) throws(TemplateFailure) {
    let name = try operand.resolve(in: &self)
    guard case .string(let name) = name else {
      throw failure(TemplateDiagnostics.templateNameMissing(), at: tag)
    }
    guard let file = environment.loader.load(name, source.file) else {
      throw failure(TemplateDiagnostics.templateMissing(name), at: tag)
    }
    try countRound(at: tag)
    let asking = source
    do throws(TemplateFailure) {
      let template = try parsed(file)
      source = template.source
      try render(template.body)
      source = asking
    } catch {
      throw error.noting(TemplateDiagnostics.includedHere(), at: tag, in: asking.file)
    }
  }

  private mutating func parsed(_ file: SourceFile) throws(TemplateFailure) -> ParsedTemplate {
    if let known = templates[file.path] { return known }
    let template = try TemplateParser.parse(file, in: environment, symbols: &symbols)
    addSymbols()
    templates[file.path] = template
    return template
  }
}

extension Context {
  private static let maximalFilterDepth = 20
  /// How many regular expressions are kept.
  private static let maximalExpressions = 100

  /// Applies the filters in a string, `join:", "|uppercase`.
  mutating func apply(filters text: String, to value: Value) throws(FilterError) -> Value {
    let source = SourceFile(path: self.source.file.path, text: text)
    // The string may contain the filter `filter` with that very string.
    guard filterDepth < Self.maximalFilterDepth else {
      throw FilterError(TemplateDiagnostics.nestedTooDeeply(Self.maximalFilterDepth))
    }
    filterDepth += 1
    defer { filterDepth -= 1 }
    do throws(TemplateFailure) {
      let calls: [FilterCall]
      if let known = compiledFilters[text] {
        calls = known
      } else {
        calls = try TemplateParser.filters(of: source, in: environment, symbols: &symbols)
        addSymbols()
        compiledFilters[text] = calls
      }
      var value = value
      for call in calls { value = try call.apply(to: value, in: &self) }
      return value
    } catch {
      throw FilterError(error.diagnostics.first?.message ?? "")
    }
  }

  /// The regular expression of a pattern; a template applies few of them, and often.
  mutating func regularExpression(_ pattern: String) throws(RegexError) -> RegularExpression {
    if let known = regularExpressions[pattern] { return known }
    let new = try RegularExpression(pattern)
    if regularExpressions.count >= Self.maximalExpressions { regularExpressions.removeAll() }
    regularExpressions[pattern] = new
    return new
  }

  /// Refuses what a filter would blow up beyond the bound of the output.
  func checkSize(of bytes: Int, times count: Int, _ added: Int) throws(FilterError) {
    let (product, overflow) = count.multipliedReportingOverflow(by: added)
    let limit = environment.limits.outputBytes
    guard !overflow, product <= limit, bytes <= limit - product else {
      throw FilterError(TemplateDiagnostics.outputTooLong(limit))
    }
  }
}
