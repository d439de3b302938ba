import WidgetSource

/// Declarations of which little or nothing is kept.
extension Parser {
  mutating func parseTypealias(_ prefix: DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    let name = parseName(after: keyword)
    let generics = at(prefix: "<") ? parseGenerics() : nil
    var type = SourceRange(start: previousEnd, end: previousEnd)
    if eat(.equal) { type = parseType() }
    if at(.where) { _ = parseWhere() }
    let declaration = TypealiasDeclaration(
      name: name, generics: generics, type: type, modifiers: prefix.modifiers,
      annotations: prefix.annotations, clause: clause)
    if let index = scope.declaration {
      file.declarations[index].typealiases.append(declaration)
    } else {
      file.typealiases.append(declaration)
    }
  }

  mutating func parseImport(_ prefix: DeclarationPrefix) {
    advance()
    switch token.keyword {
    case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var, .actor: advance()
    default: break
    }
    let start = token.start
    while atName || at(.operatorSign) {
      advance()
      guard eat(.period) else { break }
    }
    file.imports.append(
      ImportDeclaration(
        path: range(from: start), range: range(from: prefix.start), clause: clause))
  }

  mutating func parseAssociatedType(_ prefix: DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    var declaration = AssociatedTypeDeclaration(name: parseName(after: keyword))
    if at(prefix: "<") { _ = skipGenerics() }
    if eat(.colon) {
      let start = token.start
      _ = parseInheritance()
      declaration.bound = range(from: start)
    }
    if eat(.equal) { declaration.defaultType = parseType() }
    if at(.where) { declaration.whereClause = parseWhere() }
    declaration.annotations = prefix.annotations
    declaration.clause = clause
    if let index = scope.declaration {
      file.declarations[index].associatedTypes.append(declaration)
    }
  }

  /// `<T>(…) async throws -> Type where …`
  private mutating func skipSignature() {
    if at(prefix: "<") { _ = skipGenerics() }
    if at(.leftParen) { skipBalanced() }
    _ = parseEffects()
    if eat(.arrow) { _ = skipType() }
    if at(.where) { _ = parseWhere() }
  }

  /// `macro name<T>(…) -> Type = #externalMacro(…)`
  mutating func skipMacroDeclaration() {
    advance()
    advance()
    skipSignature()
    if eat(.equal) { _ = parseValue() }
    if at(.where) { _ = parseWhere() }
  }

  /// `#name<T>(…) { … }` among members.
  mutating func skipMacroExpansion() {
    advance()
    if at(prefix: "<") { _ = skipGenerics() }
    skipSuffixes(of: .other)
  }

  /// `infix operator +++: AdditionPrecedence`, `precedencegroup P { … }`
  mutating func skipOperatorDeclaration() {
    advance()
    advance()
    if eat(.colon) {
      repeat { advance() } while eat(.comma)
    }
    if at(.leftBrace) { skipBalanced() }
  }

  /// `using @MainActor` and `using nonisolated` at file level (SE-0478).
  mutating func isUsing() -> Bool {
    let next = peek()
    return !next.isAtLineStart && (next.kind == .at || next.kind == .identifier)
  }

  mutating func skipUsing() {
    advance()
    if at(.at) { _ = parseAttribute() } else { advance() }
  }

  /// Moves past a body, if there is one, and adds the annotations at the end of the lines on
  /// which it begins and ends.
  mutating func skipBody(_ annotations: inout Sublist<Annotation>) {
    let brace = token.end
    let hasBody = at(.leftBrace)
    if hasBody { skipBalanced() }
    if lexer.comments.annotations.isEmpty { return }
    if hasBody { annotations = adding(takeTrailingAnnotations(from: brace), to: annotations) }
    annotations = adding(takeTrailingAnnotations(from: previousEnd), to: annotations)
  }

  /// Moves past a body to which no annotation can belong.
  mutating func skipBody() {
    if at(.leftBrace) { skipBalanced() }
  }
}
