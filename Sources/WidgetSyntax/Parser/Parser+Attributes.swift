import WidgetSource

/// What precedes a declaration.
struct DeclarationPrefix {
  /// Where the first attribute or modifier begins, or the keyword.
  var start: UInt32
  var attributes = Sublist<Attribute>()
  var modifiers = Sublist<SourceRange>()
  var annotations = Sublist<Annotation>()
  var documentation: SourceRange?
  /// Where comments begin that belong to the declaration.
  var attached: Int
}

/// Attributes and modifiers.
extension Parser {
  /// Reads everything before a declaration's keyword.
  mutating func parsePrefix() -> DeclarationPrefix {
    var prefix = DeclarationPrefix(start: token.start, attached: lexer.trivia.attached)
    prefix.documentation = lexer.trivia.documentation
    let (attributes, modifiers) = (file.lists.attributes.count, file.lists.ranges.count)
    while true {
      if at(.at) {
        let attribute = parseAttribute()
        file.lists.attributes.append(attribute)
      } else if let keyword = token.keyword, keyword.isModifier, isModifier(keyword) {
        let modifier = parseModifier()
        file.lists.ranges.append(modifier)
      } else if at(.poundIf), let attributes = parseConditionalAttributes() {
        file.lists.attributes += attributes
      } else {
        prefix.attributes = file.lists.attributes.sublist(from: attributes)
        prefix.modifiers = file.lists.ranges.sublist(from: modifiers)
        prefix.annotations = takeAnnotations(of: prefix)
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
    let withoutArguments = Attribute(range: range(from: start), name: name, arguments: nil)
    guard at(.leftParen), !token.isAtLineStart, hasAttributeArguments() else {
      return withoutArguments
    }
    let saved = position
    let arguments = token.end
    skipBalanced()
    // What an arrow follows are the parameters of a function type: `@escaping() -> Void`.
    if at(.arrow) || token.keyword?.isTypeEffect == true {
      position = saved
      return withoutArguments
    }
    return Attribute(
      range: range(from: start), name: name,
      arguments: SourceRange(start: arguments, end: max(arguments, previousEnd - 1)))
  }

  /// Arguments touch the attribute's name; after white space a parenthesis is a tuple or function
  /// type, unless a declaration follows, as old code has it: `@available (iOS 13, *) func f()`.
  private mutating func hasAttributeArguments() -> Bool {
    if token.start == previousEnd { return true }
    return lookahead { parser in
      parser.skipBalanced()
      return parser.at(.at) || parser.token.keyword?.isIntroducer == true
        || parser.token.keyword?.isModifier == true
    }
  }

  /// `class` also begins a declaration; of `open(file)` and the like a function is called.
  private mutating func isModifier(_ keyword: Keyword) -> Bool {
    if lexer.bytes[Int(token.end)] == "(" { return lookahead { $0.skipModifierWithDetail() } }
    return keyword != .class || lookahead { $0.skipClassModifier() }
  }

  /// `private(set)`, `unowned(safe)`, `nonisolated(unsafe)`
  private mutating func skipModifierWithDetail() -> Bool {
    advance()
    advance()
    switch source.text(token.range) {
    case "set", "safe", "unsafe", "nonsending":
      advance()
      return at(.rightParen)
    default: return false
    }
  }

  /// Whether another declaration's keyword follows, perhaps after more modifiers.
  private mutating func skipClassModifier() -> Bool {
    advance()
    while token.keyword?.isModifier == true, !at(.class) {
      let next = peek()
      if next.kind != .identifier && next.kind != .leftParen { return false }
      _ = parseModifier()
    }
    guard token.keyword?.isIntroducer == true else { return false }
    let next = peek()
    return next.kind != .leftBrace && next.kind != .colon
  }

  private mutating func parseModifier() -> SourceRange {
    let start = token.start
    advance()
    if at(.leftParen), !token.isAtLineStart { skipBalanced() }
    return range(from: start)
  }

  /// Reads the attributes of every branch of an `#if` that contains nothing else; nil, without
  /// moving, if it contains something else.
  mutating func parseConditionalAttributes() -> [Attribute]? {
    let saved = position
    var attributes: [Attribute] = []
    var depth = 0
    repeat {
      switch token.kind {
      case .at:
        attributes.append(parseAttribute())
        continue
      case .poundIf where depth < 8: depth += 1
      case .poundElseif, .poundElse: break
      case .poundEndif: depth -= 1
      default:
        position = saved
        return nil
      }
      advance()
      if depth > 0 { skipLine() }
    } while depth > 0
    if attributes.isEmpty { position = saved }
    return attributes.isEmpty ? nil : attributes
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
