import WidgetSource

/// The file level, where statements can occur between declarations.
extension Parser {
  mutating func parseTopLevel() {
    let scope = Scope()
    while !at(.endOfFile) {
      switch token.kind {
      case .rightBrace:
        reportUnbalanced("}", at: token.range)
        advance()
      case .semicolon:
        advance()
      case .poundElseif, .poundElse, .poundEndif:
        parseConditional(outer: nil)
      case .poundIf:
        if lookahead({ $0.parseConditionalAttributes() != nil }) {
          parseTopLevelItem(in: scope)
        } else {
          parseConditional(outer: nil)
        }
      default:
        parseTopLevelItem(in: scope)
      }
    }
    closeConditionals(to: nil)
  }

  /// Parses a declaration or skips a statement of a script.
  private mutating func parseTopLevelItem(in scope: Scope) {
    let start = token.start
    if !parseDeclaration(in: scope) {
      reportForeignText()
      skipToDeclaration(from: start)
    }
    dropAnnotations()
  }
}

/// Files that are not Swift: prose, data, or a program in another language.
extension Parser {
  /// Reports a file whose first text does not resemble any Swift statement. After the first declaration, the file is
  /// assumed to be Swift, and the compiler reports syntax errors.
  private mutating func reportForeignText() {
    guard file.declarations.isEmpty, file.imports.isEmpty, file.typealiases.isEmpty,
      file.diagnostics.isEmpty
    else { return }
    let isForeign =
      at(.leftBrace) || at(.operatorSign) || lookahead { $0.hasForeignWords() }
    guard isForeign else { return }
    report(
      .notSwift, "this file is not Swift source text; exclude it from the sources",
      at: token.range)
  }

  /// Whether two names follow each other on a line, or an unknown byte occurs, within the next 32
  /// tokens and before the first bracket.
  private mutating func hasForeignWords() -> Bool {
    var followsName = false
    for _ in 0..<32 {
      switch token.kind {
      case .unknown: return true
      case .identifier:
        let isName = token.keyword == nil && !Self.statementWords.contains(source.text(token.range))
        if isName && followsName && !token.isAtLineStart { return true }
        followsName = isName
      case .endOfFile, .leftParen, .leftSquare, .leftBrace: return false
      default: followsName = false
      }
      advance()
    }
    return false
  }

  /// Words that are not keywords but can precede another word.
  private static let statementWords: Set<String> = ["of", "then", "yield"]
}

/// Types and extensions.
extension Parser {
  /// The nesting limit for types. Real code does not reach it, and the stack allows far more levels.
  private static let maximalDepth = 32

  /// Parses a type or an extension with its members.
  mutating func parseNominal(
    _ kind: Declaration.Kind, _ prefix: consuming DeclarationPrefix, in scope: Scope
  ) {
    let keyword = token.range
    advance()
    let name = kind == .extension ? parseType() : parseName(after: keyword)
    let generics = at(prefix: "<") ? parseGenerics() : nil
    let inherits = eat(.colon) ? parseInheritance() : Sublist()
    let whereClause = at(.where) ? parseWhere() : nil
    let index = file.declarations.count
    file.declarations.add(
      Declaration(
        kind: kind, name: name, keyword: keyword,
        range: SourceRange(start: prefix.start, end: keyword.end),
        body: SourceRange(start: keyword.end, end: keyword.end), parent: scope.declaration,
        clause: clause, attributes: prefix.attributes, modifiers: prefix.modifiers,
        generics: generics, inherits: inherits, whereClause: whereClause,
        annotations: prefix.annotations, documentation: prefix.documentation))
    parseBody(of: index, Scope(declaration: index, kind: kind, depth: scope.depth + 1))
  }

  /// Parses the members in braces and completes the declaration.
  private mutating func parseBody(of index: Int, _ scope: Scope) {
    let opening = token
    guard at(.leftBrace) else {
      file.declarations[index].range.end = previousEnd
      file.declarations[index].body = SourceRange(start: previousEnd, end: previousEnd)
      report(
        .expectedBody,
        "expected '{' to begin the body of the '\(source.text(file.declarations[index].keyword))'",
        at: opening.range)
      return
    }
    var isClosed = true
    if scope.depth > Self.maximalDepth {
      report(
        .nestingTooDeep, "the nesting is too deep; split the code into several declarations",
        at: opening.range)
      skipBalanced()
    } else {
      advance()
      let trailing = takeTrailingAnnotations(from: opening.end)
      add(trailing, toDeclaration: index)
      parseMembers(in: scope)
      isClosed = eat(.rightBrace)
      if !isClosed {
        reportUnbalanced("{", at: opening.range)
      }
    }
    file.declarations[index].range.end = previousEnd
    file.declarations[index].body = SourceRange(
      start: opening.end, end: max(opening.end, isClosed ? previousEnd - 1 : previousEnd))
    let trailing = takeTrailingAnnotations(from: previousEnd)
    add(trailing, toDeclaration: index)
  }

  private mutating func add(_ annotations: [Annotation], toDeclaration index: Int) {
    file.declarations[index].annotations =
      adding(annotations, to: file.declarations[index].annotations)
  }

  /// Parses the name after a keyword. If the name is missing, reports an error and returns an
  /// empty range.
  mutating func parseName(after keyword: SourceRange) -> SourceRange {
    guard atName, token.keyword?.isReservedIntroducer != true else {
      report(.expectedName, "expected a name after '\(source.text(keyword))'", at: token.range)
      return SourceRange(start: previousEnd, end: previousEnd)
    }
    let name = token.range
    advance()
    return name
  }

  /// Parses `<…>`, including the angle brackets. Returns nil if the `<` is not closed.
  mutating func parseGenerics() -> SourceRange? {
    let start = token.start
    guard skipGenerics() else { return nil }
    return range(from: start)
  }

  /// Parses the types after the colon, up to `where` or `{`.
  mutating func parseInheritance() -> Sublist<SourceRange> {
    let first = file.lists.ranges.count
    repeat {
      if at(.leftBrace) { break }
      if at(.class) {
        // An older spelling of `AnyObject`.
        file.lists.ranges.add(token.range)
        advance()
      } else {
        let type = parseType()
        file.lists.ranges.add(type)
      }
    } while eat(.comma)
    return file.lists.ranges.sublist(from: first)
  }

  /// Parses the requirements after `where`, up to the body or the end of the declaration.
  mutating func parseWhere() -> SourceRange {
    advance()
    let start = token.start
    repeat {
      guard skipRequirementSide() else { break }
      if at(.colon) || at(prefix: "="), token.kind != .equal {
        advance()
        _ = skipRequirementSide()
      }
    } while eat(.comma)
    return range(from: start)
  }

  /// Skips a type, or a number as an argument of a value generic.
  private mutating func skipRequirementSide() -> Bool {
    if at(prefix: "-") { advance() }
    return eat(.number) || skipType()
  }
}

/// Declarations of which little or nothing is stored.
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
    file.imports.add(
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

  /// Skips `<T>(…) async throws -> Type where …`.
  private mutating func skipSignature() {
    if at(prefix: "<") { _ = skipGenerics() }
    if at(.leftParen) { skipBalanced() }
    _ = parseEffects()
    if eat(.arrow) { _ = skipType() }
    if at(.where) { _ = parseWhere() }
  }

  /// Skips `macro name<T>(…) -> Type = #externalMacro(…)`.
  mutating func skipMacroDeclaration() {
    advance()
    advance()
    skipSignature()
    if eat(.equal) { _ = parseValue() }
    if at(.where) { _ = parseWhere() }
  }

  /// Skips `#name<T>(…) { … }` among members.
  mutating func skipMacroExpansion() {
    advance()
    if at(prefix: "<") { _ = skipGenerics() }
    skipSuffixes(of: .other)
  }

  /// Skips `infix operator +++: AdditionPrecedence` or `precedencegroup P { … }`.
  mutating func skipOperatorDeclaration() {
    advance()
    advance()
    if eat(.colon) {
      repeat { advance() } while eat(.comma)
    }
    if at(.leftBrace) { skipBalanced() }
  }

  /// Whether the word `using` begins a declaration such as `using @MainActor` or `using nonisolated` (SE-0478).
  mutating func isUsing() -> Bool {
    let next = peek()
    return !next.isAtLineStart && (next.kind == .at || next.kind == .identifier)
  }

  mutating func skipUsing() {
    advance()
    if at(.at) { _ = parseAttribute() } else { advance() }
  }

  /// Skips an optional body, and adds the annotations at the ends of its first and last lines.
  mutating func skipBody(_ annotations: inout Sublist<Annotation>) {
    let brace = token.end
    let hasBody = at(.leftBrace)
    if hasBody { skipBalanced() }
    if lexer.comments.annotations.isEmpty { return }
    if hasBody { annotations = adding(takeTrailingAnnotations(from: brace), to: annotations) }
    annotations = adding(takeTrailingAnnotations(from: previousEnd), to: annotations)
  }

  /// Skips an optional body to which no annotation can belong.
  mutating func skipBody() {
    if at(.leftBrace) { skipBalanced() }
  }
}

/// `#if`, `#elseif`, `#else` and `#endif` around declarations.
///
/// The clauses form a tree (`ConditionalClause.parent`). `Parser.clause` is the innermost open clause.
extension Parser {
  /// The maximum number of `#if`s inside each other, and of the clauses of an `#if`. Real code does not reach them. The
  /// condition of a declaration consists of all clauses around it and before these clauses.
  private static let (maximalConditionals, maximalClauses) = (32, 64)

  /// Parses a directive.
  ///
  /// - Parameter outer: the clause around the type whose members are being parsed. It remains open.
  mutating func parseConditional(outer: Int?) {
    let directive = token
    if ignoredConditionals > 0 || isTooDeep(directive) { return ignoreConditional() }
    if at(.poundIf) {
      advance()
      open(block: file.conditionals.count, condition: parseCondition(), parent: clause)
      return
    }
    guard let current = clause, current != outer else {
      report(
        .conditionalWithoutStart,
        "'\(text(directive))' has no matching '#if'; add the '#if' or remove the directive",
        at: directive.range)
      advance()
      return skipLine()
    }
    let last = file.clauses[current]
    advance()
    if directive.kind == .poundEndif {
      clause = last.parent
      return
    }
    let condition = directive.kind == .poundElseif ? parseCondition() : nil
    if file.conditionals[last.block].count < Self.maximalClauses {
      open(block: last.block, condition: condition, parent: last.parent)
    } else {
      // The diagnostic of each further clause is the same, and is reported once.
      let first = file.clauses[file.conditionals[last.block][0]].condition
      report(
        .nestingTooDeep, "this '#if' has more than \(Self.maximalClauses) clauses; split it up",
        at: first ?? directive.range)
    }
  }

  /// Whether a directive is an `#if` inside too many others. Reports it.
  private mutating func isTooDeep(_ directive: Token) -> Bool {
    guard directive.kind == .poundIf, let clause,
      file.clauses[clause].depth >= Self.maximalConditionals
    else { return false }
    report(
      .nestingTooDeep,
      "more than \(Self.maximalConditionals) '#if's are inside each other; join their conditions "
        + "with '&&'",
      at: directive.range)
    return true
  }

  /// Skips a directive of an `#if` inside too many others. The declarations in it have the condition of the last `#if`
  /// that was not ignored.
  private mutating func ignoreConditional() {
    let directive = token.kind
    advance()
    switch directive {
    case .poundIf:
      ignoredConditionals += 1
      skipLine()
    case .poundElseif: skipLine()
    case .poundEndif: ignoredConditionals -= 1
    default: break
    }
  }

  /// Reports and closes the clauses that are still open.
  mutating func closeConditionals(to outer: Int?) {
    if clause == outer { return }
    report(
      .unterminatedConditional, "'#if' is not closed; add '#endif'",
      at: SourceRange(start: previousEnd, end: previousEnd))
    clause = outer
  }

  private mutating func open(block: Int, condition: SourceRange?, parent: Int?) {
    let index = file.clauses.count
    clause = index
    let depth = parent.map { file.clauses[$0].depth } ?? 0
    file.clauses.append(
      ConditionalClause(block: block, condition: condition, parent: parent, depth: depth + 1))
    if block == file.conditionals.count { file.conditionals.append([]) }
    file.conditionals[block].append(index)
  }

  /// Parses the rest of the line, and further lines while a parenthesis is open. Returns nil if nothing follows on the
  /// line.
  private mutating func parseCondition() -> SourceRange? {
    let start = token.start
    if token.isAtLineStart { return nil }
    skipLine()
    return range(from: start)
  }

  /// Skips to the next line. Parentheses can span several lines.
  mutating func skipLine() {
    while !token.isAtLineStart, !at(.endOfFile) {
      if at(.leftParen) { skipBalanced() } else { advance() }
    }
  }
}

extension Rule {
  static let conditionalWithoutStart = Rule("conditional-without-start", .error)
  static let expectedBody = Rule("expected-body", .error)
  static let expectedName = Rule("expected-name", .error)
  static let notSwift = Rule("not-swift", .error)
  static let unterminatedConditional = Rule("unterminated-conditional", .error)
}
