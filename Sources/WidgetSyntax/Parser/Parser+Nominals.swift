import WidgetSource

/// Types and extensions.
extension Parser {
  /// Types inside types: more than anyone writes, and far from a stack's end.
  private static let maximalDepth = 32

  /// Reads a type or an extension with its members.
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
    file.declarations.append(
      Declaration(
        kind: kind, name: name, keyword: keyword,
        range: SourceRange(start: prefix.start, end: keyword.end),
        body: SourceRange(start: keyword.end, end: keyword.end), parent: scope.declaration,
        clause: clause, attributes: prefix.attributes, modifiers: prefix.modifiers,
        generics: generics, inherits: inherits, whereClause: whereClause,
        annotations: prefix.annotations, documentation: prefix.documentation))
    parseBody(of: index, Scope(declaration: index, kind: kind, depth: scope.depth + 1))
  }

  /// Reads the members between the braces and completes the declaration.
  private mutating func parseBody(of index: Int, _ scope: Scope) {
    let opening = token
    guard at(.leftBrace) else {
      file.declarations[index].range.end = previousEnd
      file.declarations[index].body = SourceRange(start: previousEnd, end: previousEnd)
      report(
        SyntaxDiagnostics.expectedBody(
          source.text(file.declarations[index].keyword), in: source.path, at: opening.range))
      return
    }
    var isClosed = true
    if scope.depth > Self.maximalDepth {
      report(SyntaxDiagnostics.nestingTooDeep(in: source.path, at: opening.range))
      skipBalanced()
    } else {
      advance()
      let trailing = takeTrailingAnnotations(from: opening.end)
      add(trailing, toDeclaration: index)
      parseMembers(in: scope)
      isClosed = eat(.rightBrace)
      if !isClosed {
        report(
          SyntaxDiagnostics.unbalancedBrace("{", in: source.path, at: opening.range))
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

  /// The name after a keyword; an empty range, and a diagnostic, if there is none.
  mutating func parseName(after keyword: SourceRange) -> SourceRange {
    guard atName, token.keyword?.isReservedIntroducer != true else {
      report(
        SyntaxDiagnostics.expectedName(
          after: source.text(keyword), in: source.path, at: token.range))
      return SourceRange(start: previousEnd, end: previousEnd)
    }
    let name = token.range
    advance()
    return name
  }

  /// `<…>` with its brackets.
  mutating func parseGenerics() -> SourceRange? {
    let start = token.start
    guard skipGenerics() else { return nil }
    return range(from: start)
  }

  /// What follows the colon of a type, up to `where` or `{`.
  mutating func parseInheritance() -> Sublist<SourceRange> {
    let first = file.lists.ranges.count
    repeat {
      if at(.leftBrace) { break }
      if at(.class) {
        // The old way to write `AnyObject`.
        file.lists.ranges.append(token.range)
        advance()
      } else {
        let type = parseType()
        file.lists.ranges.append(type)
      }
    } while eat(.comma)
    return file.lists.ranges.sublist(from: first)
  }

  /// What follows `where`, up to the body or the end of the declaration.
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

  /// A type or, as the argument of a generic value, a number.
  private mutating func skipRequirementSide() -> Bool {
    if at(prefix: "-") { advance() }
    return eat(.number) || skipType()
  }
}
