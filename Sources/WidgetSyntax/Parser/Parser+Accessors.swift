import WidgetSource

/// Subscripts, and what is in the braces of a subscript or property.
extension Parser {
  mutating func parseSubscript(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    let generics = at(prefix: "<") ? parseGenerics() : nil
    let parameters = parseParameters()
    addTrailingAnnotations(of: parameters, on: keyword, to: &prefix.annotations)
    let returns = eat(.arrow) ? parseType() : nil
    let whereClause = at(.where) ? parseWhere() : nil
    var accessors: AccessorList?
    if at(.leftBrace) {
      let brace = token.end
      accessors = parseAccessors().list
      prefix.annotations = adding(takeTrailingAnnotations(from: brace), to: prefix.annotations)
    }
    guard let index = scope.declaration else { return }
    file.declarations[index].subscripts.append(
      SubscriptDeclaration(
        keyword: keyword, modifiers: prefix.modifiers, attributes: prefix.attributes,
        generics: generics, parameters: parameters, returns: returns, whereClause: whereClause,
        accessors: accessors, clause: clause, annotations: prefix.annotations))
  }

  /// Moves past an accessor block; returns what it contains, and whether that is more than
  /// observers.
  mutating func parseAccessors() -> (list: AccessorList, isComputed: Bool) {
    let opening = position
    advance()
    let found = readAccessors()
    if !eat(.rightBrace) {
      // A getter without `get`, or an accessor unknown here: what is in it does not matter.
      position = opening
      skipBalanced()
    }
    return found
  }

  /// Reads accessors up to the closing brace, or up to what is none: then the block is a getter.
  private mutating func readAccessors() -> (list: AccessorList, isComputed: Bool) {
    var list = AccessorList()
    var isComputed: Bool?
    while true {
      while at(.at) { _ = parseAttribute() }
      while at(.mutating) || at(.nonmutating) || at(.borrowing) || at(.consuming) { advance() }
      switch token.keyword {
      case .get where mayFollow(accessor: peek()):
        advance()
        let effects = parseEffects()
        list.isAsync = effects.isAsync
        list.throwsClause = effects.throwsClause
        isComputed = true
      // These always have a body, and properties may store what they are called.
      case ._read where peek().kind == .leftBrace:
        advance()
        isComputed = true
      case .set where mayFollow(accessor: peek()), ._modify where peek().kind == .leftBrace:
        advance()
        list.hasSetter = true
        isComputed = true
      case .willSet where mayFollow(accessor: peek()), .didSet where mayFollow(accessor: peek()):
        advance()
        list.hasSetter = true
        isComputed = isComputed ?? false
      default:
        return (list, isComputed ?? true)
      }
      if at(.leftParen) { skipBalanced() }
      if at(.leftBrace) { skipBalanced() }
    }
  }

  /// Whether a token can follow `get` or `set` if that is an accessor rather than a variable.
  private func mayFollow(accessor next: Token) -> Bool {
    switch next.kind {
    case .leftBrace, .leftParen, .rightBrace, .at: true
    default:
      switch next.keyword {
      case .get, .set, .async, .throws, .mutating, .nonmutating: true
      default: false
      }
    }
  }
}
