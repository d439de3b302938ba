import WidgetSource

/// Types. Only their ends are determined; their text is stored as written.
extension Parser {
  /// Skips a type. Returns false without advancing if there is none.
  ///
  /// For example: `[String: any P & Q]?` and `@Sendable (inout T) async throws(E) -> some View`.
  mutating func skipType() -> Bool {
    let start = token.start
    while true {
      skipTypePrefix()
      guard skipTypeName() else { return previousEnd > start && token.start != start }
      guard skipTypeSuffix() else { return true }
    }
  }

  /// Parses the range of a type. Reports an error and returns an empty range if there is none.
  mutating func parseType() -> SourceRange {
    let start = token.start
    if !skipType() {
      report(.expectedType, "expected a type", at: token.range)
      return SourceRange(start: previousEnd, end: previousEnd)
    }
    return range(from: start)
  }

  /// Skips attributes, `inout`, `some`, `~` and similar prefixes.
  private mutating func skipTypePrefix() {
    while true {
      if at(.at) {
        _ = parseAttribute()
      } else if at(prefix: "~") {
        advance()
      } else if at(prefix: "<"), skipGenerics() {
        // Generic parameters of an opaque result: `-> <T: P> T`.
      } else if token.keyword?.isTypeSpecifier == true, specifiesType() {
        let isNonisolated = at(.nonisolated)
        advance()
        if isNonisolated, at(.leftParen) { skipBalanced() }
      } else {
        return
      }
    }
  }

  /// Whether a type follows the specifier. Otherwise the specifier is the name of a type.
  private mutating func specifiesType() -> Bool {
    let next = peek()
    switch next.kind {
    case .identifier, .at, .leftSquare: return next.keyword != .in
    case .leftParen: return true
    case .operatorSign: return lexer.bytes[Int(next.start)] == "~"
    default: return false
    }
  }

  /// Skips the beginning of a type: a name, a tuple, an array or similar.
  @inline(__always)
  private mutating func skipTypeName() -> Bool {
    switch token.kind {
    case .identifier:
      // If the type is missing, the error is reported here and the next declaration stays complete.
      if token.keyword?.isReservedIntroducer == true { return false }
      advance()
      if at(prefix: "<") { _ = skipGenerics() }
      return true
    case .leftParen, .leftSquare:
      skipBalanced()
      return true
    default: return false
    }
  }

  /// Skips suffixes of a type. Returns true if another type must follow.
  private mutating func skipTypeSuffix() -> Bool {
    while true {
      switch token.kind {
      case .period:
        guard peek().kind == .identifier else { return false }
        advance()
        advance()
        if at(prefix: "<") { _ = skipGenerics() }
      case .operatorSign:
        let byte = lexer.bytes[Int(token.start)]
        if (byte == "?" || byte == "!"), token.start == previousEnd {
          eatFirstByte()
        } else if byte == "&", token.end - token.start == 1 {
          advance()
          return true
        } else {
          return false
        }
      case .arrow:
        advance()
        return true
      case .identifier:
        guard token.keyword?.isTypeEffect == true, skipEffectsBeforeArrow() else { return false }
        return true
      default: return false
      }
    }
  }

  /// Consumes `async throws(E) ->`. Consumes nothing if the arrow is missing.
  private mutating func skipEffectsBeforeArrow() -> Bool {
    let saved = position
    while token.keyword?.isTypeEffect == true {
      advance()
      if at(.leftParen), !token.isAtLineStart { skipBalanced() }
    }
    if eat(.arrow) { return true }
    position = saved
    return false
  }

  /// Skips the generic parameters or arguments in `<…>`. Returns false without advancing if `<` is
  /// an operator.
  ///
  /// - Parameter limit: the maximum number of tokens. Any `<` in an expression can turn out to be
  ///   an operator. Without a limit, the search for its `>` could read the rest of the file each
  ///   time.
  mutating func skipGenerics(limit: Int = .max) -> Bool {
    if unclosedAngles.contains(token.start) { return false }
    let saved = position
    openAngles.removeAll(keepingCapacity: true)
    var tokensLeft = limit
    while tokensLeft > 0 {
      tokensLeft -= 1
      switch token.kind {
      case .operatorSign where at(prefix: "<"):
        openAngles.append(token.start)
        eatFirstByte()
      case .operatorSign where at(prefix: ">"):
        openAngles.removeLast()
        eatFirstByte()
        if openAngles.isEmpty { return true }
      case .operatorSign where isGenericOperator:
        eatFirstByte()
      case .leftParen, .leftSquare:
        skipBalanced()
      case .identifier, .number, .comma, .colon, .period, .arrow, .at, .equal:
        advance()
      default:
        unclosedAngles.formUnion(openAngles)
        position = saved
        return false
      }
    }
    position = saved
    return false
  }

  /// Whether an operator can occur in angle brackets: `?`, `!`, `&`, `~`, `...`, `==`, `-1`.
  private var isGenericOperator: Bool {
    let bytes = lexer.bytes
    switch bytes[Int(token.start)] {
    case "?", "!", "~", ".", "-": return true
    case "&", "=": return bytes[Int(token.start) + 1] != "&"
    default: return false
    }
  }
}

extension Keyword {
  /// Whether the keyword can precede a type.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming,
      .isolated, .sending, .nonisolated:
      true
    default: false
    }
  }

  /// Whether the keyword can precede the arrow of a function type.
  var isTypeEffect: Bool {
    self == .async || self == .throws || self == .rethrows || self == .reasync
  }
}

/// Parameters of functions, initializers and cases.
extension Parser {
  /// Parses parameters in parentheses. Returns an empty list if there are no parentheses.
  mutating func parseParameters(areOfCase: Bool = false) -> Sublist<ParameterDeclaration> {
    let opening = token
    guard eat(.leftParen) else { return Sublist() }
    let first = file.lists.parameters.count
    while !at(.rightParen), !at(.endOfFile) {
      let start = token.start
      let annotations = takeAnnotations(ofParameterAfter: first, isOfCase: areOfCase)
      let parameter = parseParameter(isOfCase: areOfCase, annotations)
      file.lists.parameters.add(parameter)
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

  /// Parses `@ViewBuilder label name: inout Type = value`.
  private mutating func parseParameter(
    isOfCase: Bool, _ annotations: Sublist<Annotation>
  ) -> ParameterDeclaration {
    let first = file.lists.attributes.count
    if at(.at), !isOfCase || isAttributeOfName() {
      repeat {
        let attribute = parseAttribute()
        file.lists.attributes.add(attribute)
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

  /// Parses a label and a name, or one word that is both, and the colon. `_` is not a label.
  /// Without a colon, nothing is consumed, because a type begins here.
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

  /// Parses a type, including the dots of a variadic parameter.
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

  /// Abandons a parameter list with an error. Skips past its closing parenthesis, or to a brace or
  /// the end of the file if that comes first.
  private mutating func skipToParameterEnd(_ opening: Token) {
    while !at(.rightParen) {
      switch token.kind {
      case .leftParen, .leftSquare: skipBalanced()
      case .leftBrace, .rightBrace, .endOfFile:
        reportUnbalanced("(", at: opening.range)
        return
      default: advance()
      }
    }
    report(.unknownSyntax, "expected a declaration; skipped to the next one", at: opening.range)
    advance()
  }
}

/// Annotations of parameters. `widgetgen` annotations have a meaning only on associated values. On
/// other parameters, they are reported as dangling.
extension Parser {
  /// Returns the annotations of the parameter at the current token. They are on the lines before the parameter, before
  /// it on the same line, or, for Sourcery annotations, in enclosing blocks.
  ///
  /// - Parameter first: the index of the list's first parameter.
  private mutating func takeAnnotations(
    ofParameterAfter first: Int, isOfCase: Bool
  ) -> Sublist<Annotation> {
    if !lexer.comments.annotates { return Sublist() }
    takeTrailingAnnotations(ofParametersFrom: first, areOfCase: isOfCase)
    // A comment at the end of the previous line belongs to that line.
    let lineEnd = UInt32(lexer.lineEnd(from: Int(previousEnd)))
    let start = lineEnd < token.start ? lineEnd : previousEnd
    let own = takeAnnotations(start..<token.start, from: isOfCase ? nil : .sourcery)
    return adding(own, to: blockAnnotations(at: token.start, from: .sourcery))
  }

  /// Adds the annotations at the end of the last token's line to all parameters on that line.
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

  /// Adds the Sourcery annotations at the end of a declaration's first line to the declaration.
  /// They also apply to the parameters on that line.
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

extension Rule {
  static let expectedType = Rule("expected-type", .error)
}
