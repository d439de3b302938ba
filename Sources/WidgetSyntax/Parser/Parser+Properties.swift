import WidgetSource

/// Properties, and the cases of an enum.
extension Parser {
  /// `let` or `var` with one binding or more.
  mutating func parseProperties(_ prefix: DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    let isLet = at(.let)
    advance()
    // The type's array is taken out and put back: a new one for each declaration costs more.
    var properties: [PropertyDeclaration] = []
    if let index = scope.declaration { swap(&properties, &file.declarations[index].properties) }
    let first = properties.count
    repeat {
      let firstOfBinding = properties.count
      parsePattern(keyword, isLet, prefix, into: &properties)
      parseBinding(&properties, first: firstOfBinding, after: first, in: scope)
    } while eat(.comma)
    let trailing = takeTrailingAnnotations(from: previousEnd)
    for index in first..<properties.count {
      properties[index].range.end = previousEnd
      properties[index].annotations = adding(trailing, to: properties[index].annotations)
    }
    if let index = scope.declaration { swap(&properties, &file.declarations[index].properties) }
  }

  /// A name, or the names of a tuple pattern.
  private mutating func parsePattern(
    _ keyword: SourceRange, _ isLet: Bool, _ prefix: DeclarationPrefix,
    into properties: inout [PropertyDeclaration]
  ) {
    func add(_ name: SourceRange, isInTuple: Bool) {
      properties.append(
        PropertyDeclaration(
          name: name, keyword: keyword, isLet: isLet, modifiers: prefix.modifiers,
          attributes: prefix.attributes, isInTuple: isInTuple, clause: clause,
          annotations: prefix.annotations, documentation: prefix.documentation,
          range: SourceRange(start: prefix.start, end: name.end)))
    }
    guard at(.leftParen) else {
      let name = parseName(after: keyword)
      if !name.isEmpty { add(name, isInTuple: false) }
      return
    }
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .identifier where peek().kind != .colon: add(token.range, isInTuple: true)
      case .identifier, .colon, .comma: break
      default: return
      }
      advance()
    } while depth > 0
  }

  /// What follows the pattern: a type, a value, accessors.
  private mutating func parseBinding(
    _ properties: inout [PropertyDeclaration], first: Int, after firstOfAll: Int, in scope: Scope
  ) {
    guard first < properties.count else { return }
    let last = properties.count - 1
    let isTuple = properties[last].isInTuple
    var (type, value): (SourceRange?, SourceRange?)
    if eat(.colon) { type = parseType() }
    if eat(.equal) { value = parseValue() }
    if at(.leftBrace) {
      let brace = token.end
      let (accessors, isComputed) = parseAccessors()
      properties[last].accessors = accessors
      properties[last].isComputed = isComputed
      if !lexer.comments.annotations.isEmpty {
        properties[last].annotations =
          adding(takeTrailingAnnotations(from: brace), to: properties[last].annotations)
      }
    }
    if scope.kind == .protocol { properties[last].isComputed = true }
    if isTuple { return }
    properties[last].type = type?.isEmpty == true ? nil : type
    properties[last].value = value
    if type != nil, value == nil { spread(type, over: &properties, from: firstOfAll) }
  }

  /// In `let a, b: Int` both are an `Int`.
  private func spread(
    _ type: SourceRange?, over properties: inout [PropertyDeclaration], from first: Int
  ) {
    for index in (first..<properties.count - 1).reversed() {
      let property = properties[index]
      if property.type != nil || property.value != nil || property.isInTuple { return }
      if property.isComputed { return }
      properties[index].type = type
    }
  }

  /// `case a, b(Int), c = 3`
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
      file.declarations[index].cases.append(
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
