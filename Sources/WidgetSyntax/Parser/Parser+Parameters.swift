import WidgetSource

/// Parameters of functions, initializers and cases.
extension Parser {
  /// What is between the parentheses; nothing if there are none.
  mutating func parseParameters(areOfCase: Bool = false) -> Sublist<ParameterDeclaration> {
    let opening = token
    guard eat(.leftParen) else { return Sublist() }
    let first = file.lists.parameters.count
    while !at(.rightParen), !at(.endOfFile) {
      let start = token.start
      let annotations = takeAnnotations(ofParameterAfter: first, isOfCase: areOfCase)
      let parameter = parseParameter(isOfCase: areOfCase, annotations)
      file.lists.parameters.append(parameter)
      if !eat(.comma), !at(.rightParen) {
        skipToParameterEnd(opening)
        return file.lists.parameters.sublist(from: first)
      }
      if token.start == start { break }
    }
    takeTrailingAnnotations(ofParametersFrom: first, areOfCase: areOfCase)
    if !eat(.rightParen) { skipToParameterEnd(opening) }
    return file.lists.parameters.sublist(from: first)
  }

  /// `@ViewBuilder label name: inout Type = value`
  private mutating func parseParameter(
    isOfCase: Bool, _ annotations: Sublist<Annotation>
  ) -> ParameterDeclaration {
    let first = file.lists.attributes.count
    if at(.at), !isOfCase || isAttributeOfName() {
      repeat {
        let attribute = parseAttribute()
        file.lists.attributes.append(attribute)
      } while at(.at)
    }
    let attributes = file.lists.attributes.sublist(from: first)
    while let keyword = token.keyword, keyword == .isolated || keyword == ._const,
      lookahead({ !$0.skipParameterNames() || !$0.at(.colon) })
    {
      advance()
    }
    let (label, name) = parseParameterNames()
    let type = parseParameterType()
    return ParameterDeclaration(
      label: label, name: name, type: type, defaultValue: eat(.equal) ? parseValue() : nil,
      attributes: attributes, annotations: annotations)
  }

  private mutating func isAttributeOfName() -> Bool {
    lookahead { parser in
      while parser.at(.at) { _ = parser.parseAttribute() }
      return parser.skipParameterNames() && parser.at(.colon)
    }
  }

  private mutating func skipParameterNames() -> Bool {
    guard atName else { return false }
    advance()
    if atName { advance() }
    return true
  }

  /// A label and a name, or one that is both, and the colon; `_` is no label. Without a colon
  /// nothing is taken: then a type is here.
  private mutating func parseParameterNames() -> (label: SourceRange?, name: SourceRange?) {
    guard atName else { return (nil, nil) }
    let saved = position
    let first = token.range
    advance()
    let second = atName ? token.range : nil
    if second != nil { advance() }
    guard eat(.colon) else {
      position = saved
      return (nil, nil)
    }
    let isWildcard = first.count == 1 && lexer.bytes[Int(first.start)] == "_"
    return (isWildcard ? nil : first, second ?? first)
  }

  /// A type with the dots of a variadic parameter.
  private mutating func parseParameterType() -> SourceRange {
    let start = token.start
    guard skipType() else { return parseType() }
    if at(prefix: "."), token.end - token.start >= 3 {
      lexer.offset = Int(token.start) + 3
      previousEnd = token.start + 3
      token = lexer.next()
    }
    return range(from: start)
  }

  /// Gives up on a parameter list: moves past its parenthesis, or to the brace before it.
  private mutating func skipToParameterEnd(_ opening: Token) {
    while !at(.rightParen) {
      switch token.kind {
      case .leftParen, .leftSquare: skipBalanced()
      case .leftBrace, .rightBrace, .endOfFile:
        report(SyntaxDiagnostics.unbalancedBrace("(", in: source.path, at: opening.range))
        return
      default: advance()
      }
    }
    report(SyntaxDiagnostics.unknownSyntax(in: source.path, at: opening.range))
    advance()
  }
}

/// Annotations of parameters. Ours have a meaning on a case's values only, and are reported elsewhere
/// as those of no declaration.
extension Parser {
  /// The annotations of the parameter at the current token: those of the blocks around it, those on
  /// the lines above, and those before it on its line.
  ///
  /// - Parameter first: the index of the list's first parameter.
  private mutating func takeAnnotations(
    ofParameterAfter first: Int, isOfCase: Bool
  ) -> Sublist<Annotation> {
    if !lexer.comments.annotates { return Sublist() }
    takeTrailingAnnotations(ofParametersFrom: first, areOfCase: isOfCase)
    // A comment at the end of the line before it belongs to that line.
    let lineEnd = UInt32(lexer.lineEnd(from: Int(previousEnd)))
    let start = lineEnd < token.start ? lineEnd : previousEnd
    let own = takeAnnotations(start..<token.start, from: isOfCase ? nil : .sourcery)
    return adding(own, to: blockAnnotations(at: token.start, from: .sourcery))
  }

  /// Adds the annotations at the end of the line of the last token to all parameters on that line.
  private mutating func takeTrailingAnnotations(ofParametersFrom first: Int, areOfCase: Bool) {
    if lexer.comments.annotations.isEmpty { return }
    let lineEnd = UInt32(lexer.lineEnd(from: Int(previousEnd)))
    guard lineEnd < token.start, first < file.lists.parameters.count else { return }
    let trailing = takeAnnotations(previousEnd..<lineEnd, from: areOfCase ? nil : .sourcery)
    if trailing.isEmpty { return }
    for index in file.lists.parameters.indices[first...].reversed() {
      let parameter = file.lists.parameters[index]
      guard lexer.lineEnd(from: Int(parameter.start)) == Int(lineEnd) else { return }
      file.lists.parameters[index].annotations = adding(trailing, to: parameter.annotations)
    }
  }

  /// Adds Sourcery's annotations at the end of the line on which a declaration with parameters
  /// begins, which the parameters on that line have, too.
  mutating func addTrailingAnnotations(
    of parameters: Sublist<ParameterDeclaration>, on name: SourceRange,
    to annotations: inout Sublist<Annotation>
  ) {
    if !lexer.comments.annotates { return }
    let lineEnd = UInt32(lexer.lineEnd(from: Int(name.end)))
    if !lexer.comments.annotations.isEmpty {
      annotations = adding(
        takeAnnotations(name.end..<min(lineEnd, token.start), from: .sourcery), to: annotations)
    }
    guard let first = file.lists.parameters[parameters.bounds].first, !first.annotations.isEmpty
    else { return }
    let trailing = file.lists.annotations[first.annotations.bounds].filter {
      $0.origin == .sourcery && first.type.end <= $0.range.start && $0.range.start < lineEnd
    }
    annotations = adding(trailing, to: annotations)
  }
}
