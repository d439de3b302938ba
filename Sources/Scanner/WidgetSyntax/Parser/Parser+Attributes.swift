import WidgetSource

/// The parts of a declaration before its keyword.
struct DeclarationPrefix {
  /// The start of the first attribute or modifier, or of the keyword.
  var start: UInt32
  var attributes = Sublist<Attribute>()
  /// The attributes of the library WidgetAttributes, which are not in `attributes`.
  var wireAttributes: [WireAttribute] = []
  var modifiers = Sublist<SourceRange>()
  var annotations = Sublist<Annotation>()
  var documentation: SourceRange?
  /// The offset after which comments belong to the declaration.
  var attached: Int
}

/// Attributes and modifiers.
extension Parser {
  /// Parses everything before a declaration's keyword.
  mutating func parsePrefix(in scope: Scope) -> DeclarationPrefix {
    var prefix = DeclarationPrefix(start: token.start, attached: lexer.trivia.attached)
    prefix.documentation = lexer.trivia.documentation
    let (attributes, modifiers) = (file.lists.attributes.count, file.lists.ranges.count)
    while true {
      if at(.at) {
        let attribute = parseAttribute()
        if let wire = wireAttribute(attribute) {
          prefix.wireAttributes.append(wire)
          file.wireAttributes.insert(attribute.range.start)
        } else {
          file.lists.attributes.add(attribute)
        }
      } else if let keyword = token.keyword, keyword.isModifier, isModifier(keyword) {
        let modifier = parseModifier()
        file.lists.ranges.add(modifier)
      } else if at(.poundIf), let attributes = parseConditionalAttributes() {
        file.lists.attributes += attributes.filter { !reportConditional($0) }
      } else {
        prefix.attributes = file.lists.attributes.sublist(from: attributes)
        prefix.modifiers = file.lists.ranges.sublist(from: modifiers)
        prefix.annotations = takeAnnotations(of: prefix, in: scope)
        return prefix
      }
      if prefix.documentation == nil { prefix.documentation = lexer.trivia.documentation }
    }
  }

  /// Parses an attribute with its arguments, such as `@Argument(help: "…")`.
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
    // Before an arrow, parentheses contain the parameters of a function type:
    // `@escaping() -> Void`.
    if at(.arrow) || token.keyword?.isTypeEffect == true {
      position = saved
      return withoutArguments
    }
    return Attribute(
      range: range(from: start), name: name,
      arguments: SourceRange(start: arguments, end: max(arguments, previousEnd - 1)))
  }

  /// Whether the parentheses at the current position contain arguments of an attribute.
  ///
  /// Arguments directly follow the attribute's name. After white space, the parentheses are a tuple
  /// or a function type, unless a declaration follows, as in the older style
  /// `@available (iOS 13, *) func f()`.
  private mutating func hasAttributeArguments() -> Bool {
    if token.start == previousEnd { return true }
    return lookahead { parser in
      parser.skipBalanced()
      return parser.at(.at) || parser.token.keyword?.isIntroducer == true
        || parser.token.keyword?.isModifier == true
    }
  }

  /// Whether a keyword is a modifier here. `class` can also begin a declaration, and `open(file)`
  /// is a function call.
  private mutating func isModifier(_ keyword: Keyword) -> Bool {
    if lexer.bytes[Int(token.end)] == "(" { return lookahead { $0.skipModifierWithDetail() } }
    return keyword != .class || lookahead { $0.skipClassModifier() }
  }

  /// Skips a modifier with a detail, such as `private(set)`, `unowned(safe)` or
  /// `nonisolated(unsafe)`. Returns false if the text is not such a modifier.
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

  /// Skips `class` and further modifiers. Returns false if `class` is not a modifier, because no
  /// keyword of another declaration follows.
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

  /// Parses the attributes in an `#if` that contains only attributes. Returns nil without advancing
  /// if the `#if` contains anything else or is empty.
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

  /// Whether the keyword cannot be a name, so that it begins a new declaration even if the previous
  /// declaration is incomplete.
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

/// Attaches the recorded comments to their declarations.
extension Parser {
  /// Returns the annotations of the declaration at the next token. The annotations of enclosing blocks
  /// are first. The annotations on the lines before the declaration and between its attributes follow.
  mutating func takeAnnotations(
    of prefix: DeclarationPrefix, in scope: Scope
  ) -> Sublist<Annotation> {
    let ofAttributes =
      prefix.wireAttributes.isEmpty ? [] : annotations(of: prefix.wireAttributes, in: scope)
    if lexer.comments.annotations.isEmpty, lexer.comments.blocks.isEmpty, ofAttributes.isEmpty {
      return Sublist()
    }
    guard storesAnnotations(in: scope) else { return Sublist() }
    let annotations = blockAnnotations(at: prefix.start)
    let attached = UInt32(prefix.attached)
    var own = ofAttributes
    for comment in lexer.comments.take(min(attached, token.start)..<token.start) {
      own += parseAnnotations(comment)
    }
    lexer.comments.drop(before: token.start)
    return adding(own, to: annotations)
  }

  /// Whether annotations of the declaration at the next token are stored. Other annotations are dangling, such as
  /// annotations of imports, operators, macros, statements and properties at file level.
  private mutating func storesAnnotations(in scope: Scope) -> Bool {
    switch token.keyword {
    case .struct, .class, .enum, .extension, .protocol, .func, .typealias: true
    case .actor: peek().kind == .identifier
    case .let, .var, .case, .`init`, .subscript, .associatedtype: scope.declaration != nil
    default: false
    }
  }

  /// Returns the annotations of the blocks around an offset.
  ///
  /// - Parameter origin: the prefix of the annotations to return, or nil for annotations with any prefix.
  mutating func blockAnnotations(
    at offset: UInt32, from origin: Annotation.Origin? = nil
  ) -> Sublist<Annotation> {
    if lexer.comments.blocks.isEmpty { return Sublist() }
    let blocks = lexer.comments.blocks(around: offset).filter { index in
      origin == nil || lexer.comments.blocks[index].comment.origin == origin
    }
    return annotations(of: blocks)
  }

  /// Returns the annotations of blocks inside each other. All declarations in the same blocks share one list.
  private mutating func annotations(of blocks: [Int]) -> Sublist<Annotation> {
    guard let innermost = blocks.last else { return Sublist() }
    if let known = blockAnnotations[blocks] { return known }
    let outer = annotations(of: blocks.dropLast())
    let comment = lexer.comments.blocks[innermost].comment
    var all = adding(parseAnnotations(comment, isBlock: true), to: outer)
    if all.count > Self.maximalBlockAnnotations {
      reportTooManyAnnotations(comment)
      all = outer
    }
    blockAnnotations[blocks] = all
    return all
  }

  /// The maximum number of annotations that a declaration has from the blocks around it. A declaration with annotations
  /// of its own stores copies of them.
  private static let maximalBlockAnnotations = 32

  private mutating func reportTooManyAnnotations(_ comment: AnnotationComment) {
    report(
      .nestingTooDeep,
      "more than \(Self.maximalBlockAnnotations) annotations of 'begin:' and 'file:' comments "
        + "apply here; annotate the declarations instead",
      at: comment.range)
  }

  /// Removes and returns the annotations that begin in a range.
  ///
  /// - Parameter origin: the prefix of the annotations to remove, or nil for annotations with any prefix.
  mutating func takeAnnotations(
    _ range: Range<UInt32>, from origin: Annotation.Origin?
  ) -> [Annotation] {
    lexer.comments.take(range, from: origin).flatMap { parseAnnotations($0) }
  }

  /// Appends annotations to a declaration's list. A `widgetgen` annotation replaces an annotation of an enclosing block
  /// if both have the same key and the replaced annotation applies to no other direction.
  mutating func adding(
    _ annotations: [Annotation], to sublist: Sublist<Annotation>
  ) -> Sublist<Annotation> {
    if annotations.isEmpty { return sublist }
    let ours = annotations.filter { $0.origin == .widgetgen }
    let kept = file.lists.annotations[sublist.bounds].filter { other in
      !(other.isOfBlock && other.origin == .widgetgen && ours.contains { $0.replaces(other) })
    }
    let first = file.lists.annotations.count
    file.lists.annotations += kept + annotations
    return file.lists.annotations.sublist(from: first)
  }

  /// Removes and returns the annotations between an offset and the end of its line.
  mutating func takeTrailingAnnotations(from end: UInt32) -> [Annotation] {
    if lexer.comments.annotations.isEmpty { return [] }
    let lineEnd = UInt32(lexer.lineEnd(from: Int(end)))
    var annotations: [Annotation] = []
    for comment in lexer.comments.take(end..<max(end, lineEnd)) {
      annotations += parseAnnotations(comment)
    }
    return annotations
  }

  /// Moves the annotations before the lines of the next token to the dangling annotations.
  mutating func dropAnnotations() {
    if lexer.comments.annotations.isEmpty { return }
    lexer.comments.drop(before: UInt32(lexer.trivia.attached))
  }

  /// Reports blocks that were ignored, and `widgetgen` blocks that are not closed before the end of the file or that
  /// contain no declaration.
  mutating func checkBlocks() {
    if let ignored = lexer.comments.ignoredBlock { reportTooManyAnnotations(ignored) }
    reportUnusedBlocks()
    for comment in lexer.comments.unclosed where comment.origin == .widgetgen {
      report(
        .unclosedAnnotations,
        "these annotations apply to everything that follows; write '// widgetgen:end' where they "
          + "end, or '// widgetgen:file:' to annotate the rest of the file",
        at: comment.range)
    }
  }

  /// Reports closed `widgetgen` blocks that contain no declaration, for example in the body of a function.
  private mutating func reportUnusedBlocks() {
    if lexer.comments.blocks.isEmpty { return }
    let used = Set(blockAnnotations.keys.joined())
    let open = Set(lexer.comments.unclosed.map(\.start))
    for (index, block) in lexer.comments.blocks.enumerated() {
      let (comment, isIgnored) = (block.comment, block.end == block.comment.start)
      guard comment.origin == .widgetgen, !used.contains(index), !open.contains(comment.start),
        !isIgnored
      else { continue }
      report(
        .danglingAnnotation,
        "no declaration is in the block of these annotations; remove it, or write it around "
          + "declarations outside of functions",
        at: comment.range)
    }
  }

  /// Reports `widgetgen` annotations that are not attached to a declaration, for example because an empty line follows
  /// them.
  mutating func checkDangling() {
    lexer.comments.drop(before: .max)
    for comment in lexer.comments.dangling where comment.origin == .widgetgen {
      report(
        .danglingAnnotation,
        "this annotation is not attached to a declaration; write it on the line above a "
          + "declaration outside of functions",
        at: comment.range)
    }
  }

  private mutating func parseAnnotations(
    _ comment: AnnotationComment, isBlock: Bool = false
  ) -> [Annotation] {
    var parser = AnnotationParser(lexer.bytes, comment, isBlock: isBlock)
    let annotations = parser.parse()
    for range in parser.unexpected {
      report(
        .unexpectedAnnotationText,
        "'\(source.text(range))' is not an annotation; separate annotations with ',' and close "
          + "quotes",
        at: range)
    }
    for comma in parser.needlessCommas {
      report(
        .unexpectedAnnotationText,
        "there is no annotation on one side of ','; remove the comma, and begin each line of annotations with "
          + "'// widgetgen:'",
        at: comma)
    }
    for range in parser.unknownEscapes {
      let escape = source.text(range)
      report(
        .unexpectedAnnotationText,
        "'\(escape)' is not an escape sequence; write '\\\(escape)' for a backslash",
        at: range)
    }
    return annotations
  }
}

extension Rule {
  static let danglingAnnotation = Rule("dangling-annotation", .warning)
  static let unclosedAnnotations = Rule("unclosed-annotations", .error)
  static let unexpectedAnnotationText = Rule("unexpected-annotation-text", .error)
}
