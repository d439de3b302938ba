import WidgetSource

/// Functions and initializers.
extension Parser {
  mutating func parseFunction(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    let name = parseFunctionName(after: keyword)
    let generics = at(prefix: "<") ? parseGenerics() : nil
    let parameters = parseParameters()
    let effects = parseEffects()
    let returns = eat(.arrow) ? parseType() : nil
    let whereClause = at(.where) ? parseWhere() : nil
    skipBody(&prefix.annotations)
    let function = FunctionDeclaration(
      name: name, keyword: keyword, modifiers: prefix.modifiers, attributes: prefix.attributes,
      generics: generics, parameters: parameters, isAsync: effects.isAsync,
      isThrowing: effects.isThrowing, throwsClause: effects.throwsClause, returns: returns,
      whereClause: whereClause, clause: clause, annotations: prefix.annotations)
    if let index = scope.declaration {
      file.declarations[index].functions.append(function)
    } else {
      file.functions.append(function)
    }
  }

  mutating func parseInitializer(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    var failable = InitializerDeclaration.Failable.never
    if at(prefix: "?") || at(prefix: "!") {
      failable = at(prefix: "?") ? .optional : .implicitlyUnwrapped
      eatFirstByte()
    }
    let generics = at(prefix: "<") ? parseGenerics() : nil
    let parameters = parseParameters()
    let effects = parseEffects()
    if eat(.arrow) { _ = skipType() }
    let whereClause = at(.where) ? parseWhere() : nil
    skipBody(&prefix.annotations)
    guard let index = scope.declaration else { return }
    file.declarations[index].initializers.append(
      InitializerDeclaration(
        keyword: keyword, modifiers: prefix.modifiers, attributes: prefix.attributes,
        generics: generics, parameters: parameters, failable: failable, isAsync: effects.isAsync,
        isThrowing: effects.isThrowing, throwsClause: effects.throwsClause,
        whereClause: whereClause, clause: clause, annotations: prefix.annotations))
  }

  /// A name or an operator; of `==<T>(` the `<` belongs to the generic parameters.
  private mutating func parseFunctionName(after keyword: SourceRange) -> SourceRange {
    guard at(.operatorSign) || at(.equal) || at(.arrow) else { return parseName(after: keyword) }
    var name = token.range
    if name.count > 1, lexer.bytes[Int(name.end) - 1] == "<", peek().kind == .identifier {
      name.end -= 1
      lexer.offset = Int(name.end)
      previousEnd = name.end
      token = lexer.next()
    } else {
      advance()
    }
    return name
  }

  /// `async` and `throws`, with the error's type.
  mutating func parseEffects() -> Effects {
    var effects = Effects()
    while let keyword = token.keyword, keyword.isTypeEffect {
      let start = token.start
      advance()
      if at(.leftParen) { skipBalanced() }
      if keyword == .async || keyword == .reasync {
        effects.isAsync = true
      } else {
        effects.isThrowing = true
        effects.throwsClause = range(from: start)
      }
    }
    return effects
  }

  /// What stands between a parameter list and the arrow.
  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// `throws(Failure)` as written.
    var throwsClause: SourceRange?
  }
}

/// Parameters of functions, initializers and cases.
extension Parser {
  /// What stands between the parentheses; nothing if there are none.
  mutating func parseParameters(areOfCase: Bool = false) -> Sublist<ParameterDeclaration> {
    let opening = token
    guard eat(.leftParen) else { return Sublist() }
    let first = file.lists.parameters.count
    while !at(.rightParen), !at(.endOfFile) {
      let start = token.start
      let parameter = parseParameter(isOfCase: areOfCase)
      file.lists.parameters.append(parameter)
      if !eat(.comma), !at(.rightParen) {
        skipToParameterEnd(opening)
        return file.lists.parameters.sublist(from: first)
      }
      if token.start == start { break }
    }
    if !eat(.rightParen) { skipToParameterEnd(opening) }
    return file.lists.parameters.sublist(from: first)
  }

  /// `@ViewBuilder label name: inout Type = value`
  private mutating func parseParameter(isOfCase: Bool) -> ParameterDeclaration {
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
      attributes: attributes)
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
  /// nothing is taken: then a type stands here.
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

  /// Gives up on a parameter list: moves behind its parenthesis, or to the brace before it.
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
