import WidgetSource

/// Properties, and the cases of an enum.
extension Parser {
  /// `let` or `var` with one binding or more.
  mutating func parseProperties(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    let isLet = at(.let)
    advance()
    // The type's array is taken out and put back: a new one for each declaration costs more.
    var properties: [PropertyDeclaration] = []
    if let index = scope.declaration { swap(&properties, &file.declarations[index].properties) }
    let first = properties.count
    repeat {
      let firstOfBinding = properties.count
      parsePattern(keyword, isLet, after: prefix.start, into: &properties)
      parseBinding(&properties, first: firstOfBinding, after: first, in: scope)
    } while eat(.comma)
    if !lexer.comments.annotations.isEmpty {
      prefix.annotations += takeTrailingAnnotations(from: previousEnd)
    }
    for index in first..<properties.count {
      properties[index].range.end = previousEnd
      complete(&properties[index], with: prefix)
    }
    if let index = scope.declaration { swap(&properties, &file.declarations[index].properties) }
  }

  /// Gives a property what the names of a declaration share.
  private func complete(_ property: inout PropertyDeclaration, with prefix: DeclarationPrefix) {
    property.attributes = prefix.attributes
    property.modifiers = prefix.modifiers
    property.documentation = prefix.documentation
    if !prefix.annotations.isEmpty {
      property.annotations = prefix.annotations + property.annotations
    }
    property.clause = clause
  }

  /// A name, or the names of a tuple pattern.
  private mutating func parsePattern(
    _ keyword: SourceRange, _ isLet: Bool, after start: UInt32,
    into properties: inout [PropertyDeclaration]
  ) {
    guard at(.leftParen) else {
      let name = parseName(after: keyword)
      if name.isEmpty { return }
      properties.append(
        PropertyDeclaration(
          name: name, keyword: keyword, isLet: isLet,
          range: SourceRange(start: start, end: name.end)))
      return
    }
    var depth = 0
    repeat {
      switch token.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .identifier where peek().kind != .colon:
        var property = PropertyDeclaration(
          name: token.range, keyword: keyword, isLet: isLet,
          range: SourceRange(start: start, end: token.end))
        property.isInTuple = true
        properties.append(property)
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
        properties[last].annotations += takeTrailingAnnotations(from: brace)
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
  mutating func parseCases(_ prefix: consuming DeclarationPrefix, in scope: Scope) {
    let keyword = token.range
    advance()
    guard let index = scope.declaration else { return }
    let first = file.declarations[index].cases.count
    repeat {
      let name = parseName(after: keyword)
      if name.isEmpty { return }
      var element = CaseDeclaration(name: name, keyword: keyword)
      if at(.leftParen) { element.parameters = parseParameters(areOfCase: true) }
      if eat(.equal) { element.value = parseValue() }
      element.attributes = prefix.attributes
      element.modifiers = prefix.modifiers
      element.documentation = prefix.documentation
      element.annotations = prefix.annotations
      element.clause = clause
      file.declarations[index].cases.append(element)
    } while eat(.comma)
    let annotations = takeTrailingAnnotations(from: previousEnd)
    if annotations.isEmpty { return }
    for position in file.declarations[index].cases.indices[first...] {
      file.declarations[index].cases[position].annotations += annotations
    }
  }
}
