import WidgetSource

/// Where declarations are read: at file level, or in which type.
struct Scope {
  /// The type around: an index into `ParsedFile.declarations`; nil at file level.
  var declaration: Int?
  var kind: Declaration.Kind?
  /// How many types are around.
  var depth = 0
}

/// The members of a type.
extension Parser {
  /// Reads members up to the `}` of the type, which is left, or the end of the file.
  mutating func parseMembers(in scope: Scope) {
    let outer = clause
    while true {
      switch token.kind {
      case .rightBrace, .endOfFile:
        closeConditionals(to: outer)
        return
      case .semicolon:
        advance()
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        if at(.poundIf), lookahead({ $0.parseConditionalAttributes() != nil }) {
          parseMember(in: scope)
        } else {
          parseConditional(outer: outer)
        }
      default:
        parseMember(in: scope)
      }
    }
  }

  /// Reads one member; what is unknown is skipped with a warning.
  private mutating func parseMember(in scope: Scope) {
    let start = token
    if !parseDeclaration(in: scope) {
      if at(.rightBrace) || at(.endOfFile), token.start > start.start { return }
      report(SyntaxDiagnostics.unknownSyntax(in: source.path, at: token.range))
      skipToDeclaration(from: start.start)
    }
    dropAnnotations()
  }

  /// Reads a declaration with its attributes and modifiers; false if no keyword of one is found
  /// after them.
  mutating func parseDeclaration(in scope: Scope) -> Bool {
    let prefix = parsePrefix()
    switch token.keyword {
    case .struct: parseNominal(.struct, prefix, in: scope)
    case .class: parseNominal(.class, prefix, in: scope)
    case .enum: parseNominal(.enum, prefix, in: scope)
    case .extension: parseNominal(.extension, prefix, in: scope)
    case .protocol: parseNominal(.protocol, prefix, in: scope)
    case .actor where peek().kind == .identifier: parseNominal(.actor, prefix, in: scope)
    case .let, .var: parseProperties(prefix, in: scope)
    case .case where scope.declaration != nil: parseCases(prefix, in: scope)
    case .func: parseFunction(prefix, in: scope)
    case .`init` where scope.declaration != nil: parseInitializer(prefix, in: scope)
    case .subscript where scope.declaration != nil: parseSubscript(prefix, in: scope)
    case .typealias: parseTypealias(prefix, in: scope)
    case .associatedtype: parseAssociatedType(prefix, in: scope)
    case .import: parseImport(prefix)
    default: return skipOtherDeclaration(in: scope)
    }
    return true
  }

  /// Moves past a declaration of which nothing is kept.
  private mutating func skipOtherDeclaration(in scope: Scope) -> Bool {
    switch token.keyword {
    case .deinit where scope.declaration != nil:
      if let index = scope.declaration { file.declarations[index].deinitializer = token.range }
      advance()
      _ = parseEffects()
      skipBody()
    case .operator, .precedencegroup: skipOperatorDeclaration()
    case .macro where peek().kind == .identifier: skipMacroDeclaration()
    case .using where scope.declaration == nil && isUsing(): skipUsing()
    case nil where at(.pound) && scope.declaration != nil: skipMacroExpansion()
    default: return false
    }
    return true
  }

  /// Moves to the next token at the start of a line that may begin a declaration, or to the end of
  /// the type.
  ///
  /// - Parameter start: where the last attempt began; at least one token is taken from there on.
  mutating func skipToDeclaration(from start: UInt32) {
    while token.start == start || !token.isAtLineStart || !mayBeginDeclaration {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: skipBalanced()
      case .rightBrace, .endOfFile: return
      default: advance()
      }
    }
  }

  private var mayBeginDeclaration: Bool {
    switch token.kind {
    case .at, .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: token.keyword?.isIntroducer == true || token.keyword?.isModifier == true
    }
  }
}
