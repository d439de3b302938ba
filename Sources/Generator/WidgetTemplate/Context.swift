package import WidgetSource

/// The state of a rendering, such as the variables, the output so far, and the current template.
///
/// Variables are stored in one array, by symbol. A scope is a mark in the trail of shadowed values. Closing the scope
/// restores the values after the mark. A lookup therefore costs one array access at any depth, and opening a scope
/// copies nothing.
package struct Context {
  package let environment: Environment
  /// The template whose text is being rendered.
  var source: TemplateSource
  var output: [UInt8] = []
  var symbols: Symbols
  /// The loops that are running, innermost last.
  var loops: [RunningLoop] = []
  /// The `break` or `continue` that is in progress, or nil. The loop that the tag refers to resets this value.
  var exit: LoopExit?
  /// The blocks with which extending templates replace the blocks of their base.
  var overrides: BlockOverrides?
  /// The filter chains that the filter `filter` has parsed, by their text.
  var compiledFilters: [String: [FilterCall]] = [:]
  /// The templates that have been loaded, by path.
  var templates: [String: ParsedTemplate] = [:]
  /// The regular expressions that have been compiled, by pattern.
  var regularExpressions: [String: RegularExpression] = [:]
  /// The last call of each macro whose output depends only on its arguments, by the macro's symbol.
  var lastCalls: [Int: LastCall] = [:]
  /// The number of steps that regular expressions may still take.
  var regexSteps: Int
  /// The current nesting depth of the filter `filter`.
  var filterDepth = 0
  let root: [String: Value]
  /// Whether reading a variable that is neither in `root` nor set by a tag is an error.
  let isStrict: Bool
  private var values: [Value]
  private var trail: [Covered] = []
  private var depth = 0
  private var roundsLeft: Int
  private var capturedBytes = 0
  /// The number of tags that are currently rendering their bodies into values.
  private(set) var captures = 0

  /// A value that an inner scope shadows.
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

  /// Returns an error at a range of the current template.
  package func failure(_ message: String, at range: SourceRange) -> TemplateFailure {
    TemplateFailure(message, at: range, in: source.file)
  }
}

// MARK: - Variables

extension Context {
  /// The value of a variable, or `.none` if it is unknown.
  subscript(symbol: Int) -> Value { values[symbol] }

  /// Returns a member of a variable's value. In a strict context, throws if neither the context nor
  /// a tag defines the variable. Also throws if the value is strict and has no such member.
  mutating func member(
    _ name: MemberName, of symbol: Int, at range: SourceRange
  ) throws(TemplateFailure) -> Value {
    // Nothing that is called here can release the record, so it does not need to be retained.
    if case .dictionary(let record) = values[symbol], let value = record.markedValue(of: name.key) {
      return value
    }
    let value = try variable(symbol, at: range)
    noteWork(for: value)
    return try member(name, of: value)
  }

  /// The value of the variable with the given name, or `.none`.
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
  /// As in StencilSwiftKit, an argument without a value does not shadow a variable. Templates for
  /// Sourcery rely on this.
  mutating func bind(_ parameters: [Int], to arguments: [Value]) {
    for (parameter, argument) in zip(parameters, arguments) {
      if case .none = argument { continue }
      bind(parameter, to: argument)
    }
  }

  /// Sets the variable with the given name in the innermost scope.
  mutating func bind(_ name: String, to value: Value) {
    let symbol = symbols.bound(name)
    addSymbols()
    bind(symbol, to: value)
  }

  /// Sets a variable in the outermost scope, below all values that shadow it.
  mutating func bindOutermost(_ symbol: Int, to value: Value) {
    if let index = trail.firstIndex(where: { $0.symbol == symbol }) {
      trail[index] = Covered(symbol: symbol, value: value)
    } else {
      values[symbol] = value
    }
  }

  /// Returns the value of a variable in the outermost scope.
  func outermost(_ symbol: Int) -> Value {
    trail.first { $0.symbol == symbol }?.value ?? values[symbol]
  }

  /// Opens a scope and returns a mark for `closeScope`. Scopes that an error leaves open are
  /// harmless, because an error ends the rendering.
  func openScope() -> Int { trail.count }

  /// Restores all variables that were set since the scope was opened.
  mutating func closeScope(_ mark: Int) {
    while trail.count > mark {
      let covered = trail.removeLast()
      values[covered.symbol] = covered.value
    }
  }

  /// Allocates the variables whose symbols were added since the last call.
  mutating func addSymbols() {
    for name in symbols.names[values.count...] { values.append(root[name] ?? .none) }
  }
}

// MARK: - Output

extension Context {
  /// Prints a value.
  ///
  /// While a body is rendered into a value, an object prints its `text` instead of `printed`. Filters also receive
  /// `text`.
  ///
  /// - Parameter isLookup: whether the value comes from a single operand without filters.
  package mutating func print(_ value: Value, isLookup: Bool = false) {
    switch value {
    case .string(let text): output.append(text)
    case .object(let object): output.append((captures > 0 ? object.text : object.printed) ?? "")
    case .array where isLookup && !environment.quotesListsOfContext:
      output.append(value.unquotedDescription)
    default: output.append(value.description)
    }
  }

  /// Renders the body of a tag or of a whole template.
  package mutating func render(_ body: Body) throws(TemplateFailure) {
    depth += 1
    guard depth <= environment.limits.depth else {
      throw failure(TemplateDiagnostics.nestedTooDeeply(environment.limits.depth), at: body.place)
    }
    try body.root?.render(in: &self)
    if exit == nil { try checkOutput(at: body.place) }
    depth -= 1
  }

  /// Renders the body of a tag in a new scope.
  mutating func renderScope(_ body: Body) throws(TemplateFailure) {
    let scope = openScope()
    try render(body)
    closeScope(scope)
  }

  /// Renders a body that may belong to a different template.
  mutating func render(_ body: Body, of template: TemplateSource) throws(TemplateFailure) {
    if source === template { return try render(body) }
    let asking = source
    source = template
    try render(body)
    source = asking
  }

  /// Renders the body of a tag as a value: objects print their `text`. Returns the output.
  mutating func captureValue(_ body: Body) throws(TemplateFailure) -> String {
    captures += 1
    let text = try capture(body)
    captures -= 1
    return text
  }

  /// Renders the body of a tag and returns its output.
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

  /// Throws if the output is too long. The method is mutating only so that the large context is not
  /// copied.
  mutating func checkOutput(at range: SourceRange) throws(TemplateFailure) {
    guard output.count <= environment.limits.outputBytes else {
      throw failure(TemplateDiagnostics.outputTooLong(environment.limits.outputBytes), at: range)
    }
  }

  /// Reduces the remaining rounds in proportion to the size of a value that is read or created. A filter or comparison
  /// over a large value is as expensive as a loop. The next call of `countWork` or `countRound` reports an exceeded
  /// limit.
  mutating func noteWork(for value: Value) {
    switch value {
    case .string(let text): roundsLeft -= text.utf8.count >> 7
    case .array(let elements): roundsLeft -= elements.count >> 3
    default: break
    }
  }

  /// Reduces the remaining rounds in proportion to the size of a value that a filter receives or
  /// returns. Throws if the limit is exceeded.
  mutating func countWork(for value: Value, at range: SourceRange) throws(TemplateFailure) {
    noteWork(for: value)
    guard roundsLeft >= 0 else {
      throw failure(TemplateDiagnostics.endless(environment.limits.rounds), at: range)
    }
  }

  /// Counts a loop iteration, a macro call, or the rendering of another template as one round.
  mutating func countRound(at range: SourceRange) throws(TemplateFailure) {
    roundsLeft -= 1
    guard roundsLeft >= 0 else {
      throw failure(TemplateDiagnostics.endless(environment.limits.rounds), at: range)
    }
  }
}

/// Lookups that report unknown variables in a strict context, and unknown members of strict values.
///
/// Stencil prints nothing for an unknown name, and so do user-defined templates with Sourcery's context. The other
/// contexts, of built-in templates, scaffolds and contracts, are strict: they contain all names, so an unknown name is
/// a typo.
extension Context {
  /// Returns the value of a variable. In a strict context, throws if neither the context nor a tag
  /// defines it.
  mutating func variable(_ symbol: Int, at range: SourceRange) throws(TemplateFailure) -> Value {
    let value = self[symbol]
    guard isStrict, case .none = value else { return value }
    let name = symbols.names[symbol]
    if symbols.isBound(symbol) || root[name] != nil { return value }
    let names = symbols.boundNames + root.keys
    throw failure(
      TemplateDiagnostics.unknownVariable(name, Suggestion.nearest(to: name, in: names)), at: range)
  }

  /// Returns a member of a value. Throws if the value is strict and has no such member.
  mutating func member(_ name: MemberName, of value: Value) throws(TemplateFailure) -> Value {
    if let member = value.member(name) { return member }
    guard let names = value.strictNames, !names.contains(name.text) else { return .none }
    throw failure(
      TemplateDiagnostics.unknownMember(name.text, Suggestion.nearest(to: name.text, in: names)),
      at: name.range)
  }
}

extension Context {
  /// Renders another template in this context, for `include`, `extends` and `import`.
  ///
  /// - Parameter tag: the range of the tag that specifies the template.
  mutating func renderTemplate(
    named operand: Operand, of tag: SourceRange
  ) throws(TemplateFailure) {
    let name = try operand.resolve(in: &self)
    guard case .string(let name) = name else {
      throw failure("the template's name is not a string", at: tag)
    }
    guard let file = environment.loader.load(name, source.file) else {
      throw failure("no template '\(name)' in the template folders", at: tag)
    }
    try countRound(at: tag)
    let asking = source
    do throws(TemplateFailure) {
      let template = try parsed(file)
      source = template.source
      try render(template.body)
      source = asking
    } catch {
      throw error.noting("included here", at: tag, in: asking.file)
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
  /// The maximum number of cached regular expressions.
  private static let maximalExpressions = 100

  /// Applies a filter chain that is given as a string, such as `join:", "|uppercase`.
  mutating func apply(filters text: String, to value: Value) throws(FilterError) -> Value {
    let source = SourceFile(path: self.source.file.path, text: text)
    // The chain can contain the filter `filter`, whose argument can be the same chain.
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

  /// Returns the compiled regular expression of a pattern. It is cached, because most templates
  /// apply a few patterns many times.
  mutating func regularExpression(_ pattern: String) throws(RegexError) -> RegularExpression {
    if let known = regularExpressions[pattern] { return known }
    let new = try RegularExpression(pattern)
    if regularExpressions.count >= Self.maximalExpressions { regularExpressions.removeAll() }
    regularExpressions[pattern] = new
    return new
  }

  /// Throws if the result of a filter would exceed the output limit. The result has `bytes` bytes,
  /// plus `count` times `added` bytes.
  func checkSize(of bytes: Int, times count: Int, _ added: Int) throws(FilterError) {
    let (product, overflow) = count.multipliedReportingOverflow(by: added)
    let limit = environment.limits.outputBytes
    guard !overflow, product <= limit, bytes <= limit - product else {
      throw FilterError(TemplateDiagnostics.outputTooLong(limit))
    }
  }
}
