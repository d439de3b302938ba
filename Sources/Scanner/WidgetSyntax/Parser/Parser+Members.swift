import WidgetSource

/// The context of a declaration: the file, or a type.
struct Scope {
  /// The enclosing type, as an index into `ParsedFile.declarations`; nil at file level.
  var declaration: Int?
  var kind: Declaration.Kind?
  /// The number of enclosing types.
  var depth = 0
}

/// The members of a type.
extension Parser {
  /// Parses members up to the `}` of the type, which is not consumed, or the end of the file.
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

  /// Parses a member. Unknown syntax is skipped with a warning.
  private mutating func parseMember(in scope: Scope) {
    let start = token
    if !parseDeclaration(in: scope) {
      if at(.rightBrace) || at(.endOfFile), token.start > start.start { return }
      report(.unknownSyntax, "expected a declaration; skipped to the next one", at: token.range)
      skipToDeclaration(from: start.start)
    }
    dropAnnotations()
  }

  /// Parses a declaration with its attributes and modifiers. Returns false if no introducing
  /// keyword follows them.
  mutating func parseDeclaration(in scope: Scope) -> Bool {
    let prefix = parsePrefix(in: scope)
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

  /// Skips a declaration whose content is not stored. Returns false if no such declaration begins
  /// here.
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

  /// Skips to the next token that begins a line and can begin a declaration, or to the end of the type or file.
  ///
  /// - Parameter start: the start of the last attempt to parse a declaration. The token there is skipped unless it
  ///   ends the type or the file.
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

/// Properties, and the cases of an enum.
extension Parser {
  /// Parses a `let` or `var` with one or more bindings. Properties at file level are not stored.
  mutating func parseProperties(_ prefix: DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    let isLet = at(.let)
    advance()
    let first = scope.declaration.map { file.declarations[$0].properties.count } ?? 0
    var bindingCount = 0
    repeat {
      var property = PropertyDeclaration(
        name: keyword, keyword: keyword, isLet: isLet, modifiers: prefix.modifiers,
        attributes: prefix.attributes, clause: clause, annotations: prefix.annotations,
        documentation: prefix.documentation, range: SourceRange(start: prefix.start, end: 0))
      bindingCount += 1
      if parsePattern(of: &property, in: scope) {
        let type = parseBinding(of: &property, in: scope)
        if let type, bindingCount > 1 { spread(type, from: first, in: scope) }
        property.range.end = previousEnd
        add(property, to: scope)
        if property.isInTuple { bindingCount += 1 }
      }
    } while eat(.comma)
    guard let index = scope.declaration else { return }
    let trailing = takeTrailingAnnotations(from: previousEnd)
    if bindingCount > 1 || !trailing.isEmpty {
      complete(propertiesFrom: first, trailing, of: index)
    }
  }

  /// Sets the end of the properties of one declaration, and adds the annotations after it.
  private mutating func complete(
    propertiesFrom first: Int, _ trailing: [Annotation], of index: Int
  ) {
    for position in first..<file.declarations[index].properties.count {
      let annotations = file.declarations[index].properties[position].annotations
      file.declarations[index].properties[position].range.end = previousEnd
      file.declarations[index].properties[position].annotations = adding(trailing, to: annotations)
    }
  }

  private mutating func add(_ property: PropertyDeclaration, to scope: Scope) {
    guard let index = scope.declaration else { return }
    file.declarations[index].properties.add(property)
  }

  /// Parses a name, or the names of a tuple pattern. The last name becomes the name of the property, and the other
  /// names are added. Returns false if the name is missing.
  private mutating func parsePattern(
    of property: inout PropertyDeclaration, in scope: Scope
  ) -> Bool {
    guard at(.leftParen) else {
      property.name = parseName(after: property.keyword)
      return !property.name.isEmpty
    }
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .identifier where peek().kind != .colon:
        if property.isInTuple { add(property, to: scope) }
        property.isInTuple = true
        property.name = token.range
      case .identifier, .colon, .comma: break
      default: return property.isInTuple
      }
      advance()
    } while depth > 0
    return property.isInTuple
  }

  /// Parses the rest of a binding: a type, a value and accessors, all of them optional. Returns the type if it also
  /// applies to the previous names.
  private mutating func parseBinding(
    of property: inout PropertyDeclaration, in scope: Scope
  ) -> SourceRange? {
    let type = eat(.colon) ? parseType() : nil
    let value = eat(.equal) ? parseValue() : nil
    if at(.leftBrace) {
      let brace = token.end
      let (accessors, isComputed) = parseAccessors()
      property.accessors = accessors
      property.isComputed = isComputed
      if !lexer.comments.annotations.isEmpty {
        property.annotations =
          adding(takeTrailingAnnotations(from: brace), to: property.annotations)
      }
    }
    if scope.kind == .protocol { property.isComputed = true }
    if property.isInTuple { return nil }
    property.type = type?.isEmpty == true ? nil : type
    property.value = value
    return value == nil ? type : nil
  }

  /// Copies a type to the previous names: in `let a, b: Int`, both have the type `Int`.
  private mutating func spread(_ type: SourceRange, from first: Int, in scope: Scope) {
    guard let index = scope.declaration else { return }
    for position in (first..<file.declarations[index].properties.count).reversed() {
      let property = file.declarations[index].properties[position]
      if property.type != nil || property.value != nil || property.isInTuple { return }
      if property.isComputed { return }
      file.declarations[index].properties[position].type = type
    }
  }

  /// Parses `case a, b(Int), c = 3`.
  mutating func parseCases(_ prefix: DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    guard let index = scope.declaration else { return }
    let first = file.declarations[index].cases.count
    repeat {
      let name = parseName(after: keyword)
      if name.isEmpty { return }
      let parameters = at(.leftParen) ? parseParameters(areOfCase: true) : nil
      var annotations = prefix.annotations
      if let parameters { addTrailingAnnotations(of: parameters, on: name, to: &annotations) }
      let value = eat(.equal) ? parseValue() : nil
      file.declarations[index].cases.add(
        CaseDeclaration(
          name: name, keyword: keyword, value: value, parameters: parameters,
          attributes: prefix.attributes, modifiers: prefix.modifiers, clause: clause,
          annotations: annotations, documentation: prefix.documentation))
    } while eat(.comma)
    let annotations = takeTrailingAnnotations(from: previousEnd)
    if annotations.isEmpty { return }
    for position in file.declarations[index].cases.indices[first...] {
      file.declarations[index].cases[position].annotations =
        adding(annotations, to: file.declarations[index].cases[position].annotations)
    }
  }
}

/// Subscripts and accessor blocks.
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

  /// Parses an accessor block. Returns its content, and whether it contains more than observers.
  mutating func parseAccessors() -> (list: AccessorList, isComputed: Bool) {
    let opening = position
    advance()
    let found = readAccessors()
    if !eat(.rightBrace) {
      // The block is a getter without `get`, or contains an unknown accessor. Its content is
      // irrelevant.
      position = opening
      skipBalanced()
    }
    return found
  }

  /// Parses accessors up to the closing brace or the first other token. If no accessor precedes that token, the block
  /// is a getter.
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
      // `_read` and `_modify` always have a body. Without a body, the word is the name of a property.
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

  /// Whether a word such as `get` is an accessor rather than a variable, judged by the next token.
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
      file.declarations[index].functions.add(function)
    } else {
      file.functions.add(function)
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

  /// Parses a name or an operator. In `==<T>(`, the `<` begins the generic parameters.
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

  /// Parses `async` and `throws`, including the error type.
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

  /// The effects between a parameter list and the arrow.
  struct Effects {
    var isAsync = false
    var isThrowing = false
    /// The `throws` clause as written, such as `throws(Failure)`.
    var throwsClause: SourceRange?
  }
}
