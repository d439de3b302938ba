import WidgetSource

/// What stands in front of a declaration.
struct DeclarationPrefix {
  /// Where the first attribute or modifier begins, or the keyword.
  var start: UInt32
  var attributes: [Attribute] = []
  var modifiers: [SourceRange] = []
  var annotations: [Annotation] = []
  var documentation: SourceRange?
  /// Where comments begin that belong to the declaration.
  var attached: Int
}

/// Attributes and modifiers.
extension Parser {
  /// Reads everything in front of a declaration's keyword.
  mutating func parsePrefix() -> DeclarationPrefix {
    var prefix = DeclarationPrefix(start: token.start, attached: lexer.trivia.attached)
    prefix.documentation = lexer.trivia.documentation
    while true {
      if at(.at) {
        prefix.attributes.append(parseAttribute())
      } else if let keyword = token.keyword, keyword.isModifier, isModifier(keyword) {
        prefix.modifiers.append(parseModifier())
      } else if at(.poundIf), lookahead({ $0.skipConditionalAttributes() }) {
        parseConditionalAttributes(into: &prefix.attributes)
      } else {
        return prefix
      }
      if prefix.documentation == nil { prefix.documentation = lexer.trivia.documentation }
    }
  }

  /// An `@`, a name and arguments: `@Argument(help: "…")`.
  mutating func parseAttribute() -> Attribute {
    let start = token.start
    advance()
    let nameStart = token.start
    if atName { advance() }
    while at(.period), peek().kind == .identifier {
      advance()
      advance()
    }
    if at(prefix: "<"), token.start == previousEnd { _ = skipGenerics() }
    let name = range(from: nameStart)
    guard at(.leftParen), !token.isAtLineStart, hasAttributeArguments() else {
      return Attribute(range: range(from: start), name: name, arguments: nil)
    }
    let arguments = token.end
    skipBalanced()
    return Attribute(
      range: range(from: start), name: name,
      arguments: SourceRange(start: arguments, end: max(arguments, previousEnd - 1)))
  }

  /// Arguments touch the attribute's name; behind white space a parenthesis is a tuple or function
  /// type, unless a declaration follows, as old code has it: `@available (iOS 13, *) func f()`.
  private mutating func hasAttributeArguments() -> Bool {
    if token.start == previousEnd { return true }
    return lookahead { parser in
      parser.skipBalanced()
      return parser.at(.at) || parser.token.keyword?.isIntroducer == true
        || parser.token.keyword?.isModifier == true
    }
  }

  /// `class` and `actor` also begin declarations, `open` may be a function that is called.
  private mutating func isModifier(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .class:
      return lookahead { parser in
        parser.advance()
        while parser.token.keyword?.isModifier == true, !parser.at(.class) {
          let next = parser.peek()
          if next.kind != .identifier && next.kind != .leftParen { return false }
          _ = parser.parseModifier()
        }
        return parser.token.keyword?.isIntroducer == true && parser.peek().kind != .leftBrace
          && parser.peek().kind != .colon
      }
    default: return true
    }
  }

  private mutating func parseModifier() -> SourceRange {
    let start = token.start
    advance()
    if at(.leftParen), !token.isAtLineStart { skipBalanced() }
    return range(from: start)
  }

  /// Whether the `#if` here holds nothing but attributes, in every branch; moves behind it if so.
  ///
  /// - Parameter depth: how many others may stand in it, which bounds the stack and how far every
  ///   `#if` of a nest looks ahead.
  mutating func skipConditionalAttributes(depth: Int = 16) -> Bool {
    if depth == 0 { return false }
    var hasAttribute = false
    repeat {
      advance()
      while !token.isAtLineStart, !at(.endOfFile) { advance() }
      while at(.at) || at(.poundIf) {
        if at(.at) {
          _ = parseAttribute()
        } else if !skipConditionalAttributes(depth: depth - 1) {
          return false
        }
        hasAttribute = true
      }
    } while at(.poundElseif) || at(.poundElse)
    return hasAttribute && eat(.poundEndif)
  }

  /// Reads the attributes of every branch of an `#if` that holds nothing else.
  private mutating func parseConditionalAttributes(into attributes: inout [Attribute]) {
    var depth = 0
    repeat {
      switch token.kind {
      case .poundIf: depth += 1
      case .poundEndif: depth -= 1
      case .at:
        attributes.append(parseAttribute())
        continue
      default: break
      }
      advance()
      while !token.isAtLineStart, !at(.endOfFile), depth > 0 { advance() }
    } while depth > 0 && !at(.endOfFile)
  }
}

extension Keyword {
  var isModifier: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .open, .package, .static, .class, .final,
      .lazy, .weak, .unowned, .override, .required, .convenience, .dynamic, .mutating,
      .nonmutating, .indirect, .optional, .prefix, .postfix, .infix, .nonisolated, .isolated,
      .distributed, .async, .borrowing, .consuming, .__consuming, .sending, ._const, ._local,
      .__setter_access, .reasync:
      true
    default: false
    }
  }

  /// Whether it cannot be a name, and may begin the declaration that follows a broken one.
  var isReservedIntroducer: Bool {
    switch self {
    case .struct, .class, .enum, .protocol, .extension, .func, .var, .let, .case, .deinit,
      .typealias, .associatedtype, .import:
      true
    default: false
    }
  }

  var isIntroducer: Bool {
    switch self {
    case .struct, .class, .actor, .enum, .protocol, .extension, .func, .var, .let, .case, .`init`,
      .deinit, .subscript, .typealias, .associatedtype, .import, .operator, .precedencegroup,
      .macro:
      true
    default: false
    }
  }
}
