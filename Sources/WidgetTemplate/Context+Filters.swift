import WidgetSource

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
