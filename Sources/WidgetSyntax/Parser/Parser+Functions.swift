import WidgetSource

/// Functions and initializers.
extension Parser {
  mutating func parseFunction(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    let name = parseFunctionName(after: keyword)
    let generics = at(prefix: "<") ? parseGenerics() : nil
    let parameters = parseParameters()
    addTrailingAnnotations(of: parameters, on: keyword, to: &prefix.annotations)
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
    addTrailingAnnotations(of: parameters, on: keyword, to: &prefix.annotations)
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

  /// What is between a parameter list and the arrow.
  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// `throws(Failure)` as written.
    var throwsClause: SourceRange?
  }
}
