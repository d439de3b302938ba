import WidgetSource

extension TemplateParser {
  /// Reads a condition: all that follows `if`.
  ///
  /// - Parameter place: what to point at when there are no words.
  mutating func condition(
    _ words: ArraySlice<PlacedText>, place: SourceRange
  ) throws(TemplateFailure) -> Expression {
    var parser = ExpressionParser(words, place: place, in: source)
    return try parser.parse(with: &self)
  }

  /// Reads what `{{ }}` prints: a condition, or a value whose filters are separate words,
  /// `list | join : ", "`.
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

  /// Reads a value: `name`, `name|filter:argument`, `1...5`.
  mutating func resolvable(_ text: PlacedText) throws(TemplateFailure) -> Resolvable {
    guard let dots = text.onlyRangeOperator else { return try filtered(text) }
    return .range(
      RangeValue(
        try filtered(text[0..<dots]), try filtered(text[(dots + 3)..<text.bytes.count]),
        place: text.range))
  }

  /// Reads a value without filters: the name of a template, of a macro.
  mutating func operand(_ text: PlacedText) -> Operand {
    Operand(text, symbols: &symbols)
  }

  private mutating func filtered(_ text: PlacedText) throws(TemplateFailure) -> Resolvable {
    let parts = text.split(at: UInt8(ascii: "|")).map { $0.trimmed() }
    guard let first = parts.first else {
      throw failure(TemplateDiagnostics.missingValue(), at: text.range)
    }
    let operand = Resolvable.operand(operand(first))
    return try filterCalls(parts.dropFirst()).reduce(operand) { .filtered(FilteredValue($0, $1)) }
  }

  /// Reads the filters of a chain. One that is unknown is reported and omitted.
  mutating func filterCalls(
    _ parts: ArraySlice<PlacedText>
  ) throws(TemplateFailure) -> [FilterCall] {
    guard parts.count <= Limits.chainedFilters else {
      throw failure(
        TemplateDiagnostics.tooManyFilters(Limits.chainedFilters), at: parts[parts.startIndex].range
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
      throw failure(TemplateDiagnostics.missingFilterName(), at: text.range)
    }
    guard let filter = environment.filters[name.string] else {
      let nearest = Suggestion.nearest(to: name.string, in: environment.filters.keys)
      report(TemplateDiagnostics.unknownFilter(name.string, nearest), at: name.range)
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
  /// The position of `...` outside of quotes, if there is exactly one.
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
