import WidgetSource

/// The attributes of the library WidgetAttributes, which are annotations. They are known by their names, so that it does
/// not matter whether a source imports the library.
extension Parser {
  /// Returns the attribute of the library that an attribute is, or nil for any other attribute.
  func wireAttribute(_ attribute: Attribute) -> WireAttribute? {
    guard lexer.bytes[Int(attribute.name.start)] == "W" else { return nil }
    return WireAttribute.Kind(named: source.text(attribute.name))
      .map { WireAttribute(kind: $0, attribute: attribute) }
  }

  /// Reports an attribute of the library inside of an `#if` before a declaration. Returns false for any other attribute.
  mutating func reportConditional(_ attribute: Attribute) -> Bool {
    guard let wire = wireAttribute(attribute) else { return false }
    file.wireAttributes.insert(attribute.range.start)
    report(
      .misusedAttribute,
      "'@\(wire.kind.rawValue)' cannot depend on an '#if', because the code is generated for all "
        + "builds; move it out of the '#if'",
      at: wire.range)
    return true
  }

  /// Returns the annotations of a declaration's attributes. Reports attributes on the wrong kind of declaration, and
  /// repeated attributes, because the compiler accepts both.
  mutating func annotations(
    of attributes: [WireAttribute], in scope: Scope
  ) -> [Annotation] {
    let allowed = allowedAttributes(in: scope)
    var annotations: [Annotation] = []
    var seen: Set<WireAttribute.Kind> = []
    for attribute in attributes {
      if !allowed.contains(attribute.kind) {
        report(.misplacedAttribute(attribute, meant: allowed.first, in: source))
      } else if !seen.insert(attribute.kind).inserted {
        report(
          .misusedAttribute,
          "'@\(attribute.kind.rawValue)' is repeated; write all traits in one attribute",
          at: attribute.range)
      } else {
        annotations += parseTraits(of: attribute)
      }
    }
    return annotations
  }

  /// The attributes that the declaration at the next token can have.
  private mutating func allowedAttributes(in scope: Scope) -> [WireAttribute.Kind] {
    switch token.keyword {
    case .struct, .class, .enum, .protocol: [.type, .family]
    case .actor where peek().kind == .identifier: [.type, .family]
    case .let, .var: scope.declaration == nil ? [] : [.property]
    case .case: scope.declaration == nil ? [] : [.enumCase]
    default: []
    }
  }

  /// Reports attributes that do not belong to a declaration whose annotations are stored, such as attributes of
  /// parameters and of local declarations.
  mutating func checkUnusedAttributes() {
    guard !file.wireAttributes.isEmpty || file.imports.contains(where: isLibrary) else { return }
    var lexer = Lexer(self.lexer.bytes, path: source.path)
    var token = lexer.next()
    while token.kind != .endOfFile {
      let start = token.start
      let isAttribute = token.kind == .at && !file.wireAttributes.contains(start)
      token = lexer.next()
      guard isAttribute, token.kind == .identifier else { continue }
      var name = token.range
      token = lexer.next()
      while token.kind == .period {
        token = lexer.next()
        name.end = token.end
        token = lexer.next()
      }
      let attribute = Attribute(
        range: SourceRange(start: start, end: name.end), name: name, arguments: nil)
      if let found = wireAttribute(attribute) {
        report(.misplacedAttribute(found, meant: nil, in: source))
      }
    }
  }

  private func isLibrary(_ declaration: ImportDeclaration) -> Bool {
    source.text(declaration.path) == WireAttribute.module
  }
}

/// Traits.
extension Parser {
  /// An argument of a trait: `decode: "in"` in `.key(decode: "in")`.
  private struct TraitArgument {
    var label: SourceRange?
    var value: SourceRange
    /// The range of the label and the value.
    var range: SourceRange { SourceRange(start: (label ?? value).start, end: value.end) }
  }

  /// Parses the traits of an attribute, and returns to the current token.
  private mutating func parseTraits(of attribute: WireAttribute) -> [Annotation] {
    let end = attribute.range.end
    let arguments = attribute.arguments ?? SourceRange(start: end, end: end)
    let saved = position
    (lexer.offset, previousEnd) = (Int(arguments.start), arguments.start)
    token = lexer.next()
    var annotations: [Annotation] = []
    var isValid = true
    while token.start < arguments.end {
      let start = token.start
      if let trait = parseTrait(of: attribute), at(.comma) || token.start >= arguments.end {
        annotations += trait
      } else {
        isValid = false
        while token.start < arguments.end, !at(.comma) { skipBracketsOrToken() }
        report(.notATrait(range(from: start), in: source))
      }
      if at(.comma) { advance() }
    }
    position = saved
    if attribute.kind == .family { return annotations.markingFamily(by: attribute) }
    if annotations.isEmpty, isValid {
      report(
        .misusedAttribute,
        "'@\(attribute.kind.rawValue)' has no traits; add a trait, or remove the attribute",
        at: attribute.range)
    }
    return annotations
  }

  private mutating func skipBracketsOrToken() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: skipBalanced()
    default: advance()
    }
  }

  /// Parses a trait such as `"label"`, `.skip(.decode)` or `.key(decode: "in", encode: "out")`. Returns nil if the text
  /// is not a trait.
  private mutating func parseTrait(of attribute: WireAttribute) -> [Annotation]? {
    let start = token.start
    guard at(.period), peek().kind == .identifier else {
      let value = parseValue()
      guard !value.isEmpty, let content = annotationValue(of: [value]), isLiteral(value) else {
        return nil
      }
      return [
        attribute.annotation(
          attribute.kind.unlabeledKey, content, at: value, keyRange: value, range: value)
      ]
    }
    advance()
    let keyRange = token.range
    let key = source.text(keyRange).filter { $0 != "`" }
    advance()
    guard at(.leftParen) else {
      return [attribute.annotation(key, .flag, keyRange: keyRange, range: range(from: start))]
    }
    guard let arguments = parseTraitArguments() else { return nil }
    let whole = range(from: start)
    let unlabeled = arguments.filter { $0.label == nil }.map(\.value)
    if let first = unlabeled.first, let last = unlabeled.last {
      guard unlabeled.count == arguments.count else { return nil }
      if unlabeled.count == 1, let direction = traitDirection(first) {
        return [
          attribute.annotation(key, in: direction, .flag, keyRange: keyRange, range: whole)
        ]
      }
      return annotationValue(of: unlabeled).map {
        [
          attribute.annotation(
            key, $0, at: SourceRange(start: first.start, end: last.end), keyRange: keyRange,
            range: whole)
        ]
      }
    }
    return directed(key, arguments, of: attribute, in: whole)
  }

  /// Returns the annotations of a trait whose arguments have directions as labels, or nil for other labels.
  private mutating func directed(
    _ key: String, _ arguments: [TraitArgument], of attribute: WireAttribute, in trait: SourceRange
  ) -> [Annotation]? {
    var annotations: [Annotation] = []
    for argument in arguments {
      guard let label = argument.label,
        let direction = Annotation.Direction(rawValue: source.text(label)),
        let value = annotationValue(of: [argument.value])
      else { return nil }
      annotations.append(
        attribute.annotation(
          key, in: direction, value, at: argument.value, keyRange: label,
          range: arguments.count == 1 ? trait : argument.range))
    }
    return annotations
  }

  /// Parses the arguments of a trait in parentheses. Returns nil if they are invalid.
  private mutating func parseTraitArguments() -> [TraitArgument]? {
    var arguments: [TraitArgument] = []
    advance()
    while !at(.rightParen) {
      var label: SourceRange?
      if atName, peek().kind == .colon {
        label = token.range
        advance()
        advance()
      }
      let value = parseValue()
      if value.isEmpty { return nil }
      arguments.append(TraitArgument(label: label, value: value))
      if !at(.rightParen), !eat(.comma) { return nil }
    }
    advance()
    return arguments
  }

  /// Returns the direction if an argument is `.decode`, `.encode` or `.both`.
  private func traitDirection(_ range: SourceRange) -> Annotation.Direction? {
    let text = source.text(range)
    return text.hasPrefix(".") ? Annotation.Direction(rawValue: String(text.dropFirst())) : nil
  }

  private func isLiteral(_ range: SourceRange) -> Bool {
    switch lexer.bytes[Int(range.start)] {
    case "\"", "#", "-": true
    case let byte: byte.isDigit || ["false", "true"].contains(source.text(range))
    }
  }

  /// Returns the value of an annotation that is written as one or more expressions. Returns nil for a string with an
  /// interpolation.
  private func annotationValue(of expressions: [SourceRange]) -> AnnotationValue? {
    let values = expressions.compactMap { AnnotationValue(trait: source.text($0)) }
    guard values.count == expressions.count else { return nil }
    return values.count == 1 ? values[0] : .list(values)
  }
}

extension WireAttribute {
  fileprivate var range: SourceRange { attribute.range }
  fileprivate var arguments: SourceRange? { attribute.arguments }

  fileprivate func annotation(
    _ key: String, in direction: Annotation.Direction? = nil, _ value: AnnotationValue,
    at valueRange: SourceRange? = nil, keyRange: SourceRange, range: SourceRange
  ) -> Annotation {
    let end = self.range.end
    return Annotation(
      comment: AnnotationComment(
        origin: .widgetgen, start: self.range.start,
        text: arguments ?? SourceRange(start: end, end: end), attribute: kind),
      key: direction.map { "\(key)(\($0.rawValue))" } ?? key, direction: direction, value: value,
      valueRange: valueRange, keyRange: keyRange, range: range, isOfBlock: false)
  }
}

extension [Annotation] {
  /// Returns the annotations of `@WireFamily` with `family`, whose value is the trait that is the form of a family.
  fileprivate func markingFamily(by attribute: WireAttribute) -> [Annotation] {
    var annotations = self
    for index in indices where TraitWord.familyForms.contains(self[index].key) {
      annotations[index].value = .string(self[index].key)
      annotations[index].key = "family"
    }
    if annotations.contains(where: { $0.key == "family" }) { return annotations }
    let name = attribute.attribute.name
    let family = attribute.annotation("family", .flag, keyRange: name, range: attribute.range)
    return [family] + annotations
  }
}

extension AnnotationValue {
  /// - Parameter text: an expression in a trait. A string means the same text as in the quotes of a comment.
  fileprivate init?(trait text: String) {
    if text.hasPrefix("\"") || text.hasPrefix("#"), StringLiteral.isOne(text) {
      guard let value = StringLiteral.value(of: text) else { return nil }
      self = .string(value)
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].isEmpty, parts[1].allSatisfy({ $0.isLetter || $0 == "`" }) {
      self = .string(TraitWord.word(of: parts[1].filter { $0 != "`" }))
    } else if parts.dropLast().last == "Wire", let last = parts.last,
      let value = TraitWord.constants[String(last)]
    {
      self = value
    } else {
      self.init(word: text.withoutComments)
    }
  }
}

/// The messages about attributes, in alphabetical order.
extension Diagnostic {
  /// - Parameter meant: the attribute for the declaration, or nil if it has none.
  fileprivate static func misplacedAttribute(
    _ attribute: WireAttribute, meant: WireAttribute.Kind?, in source: SourceFile
  ) -> Diagnostic {
    let name = attribute.kind.rawValue
    let end = attribute.attribute.name.end
    let local = SourceRange(start: end - UInt32(name.utf8.count), end: end)
    return Diagnostic(
      rule: .misusedAttribute,
      message: meant.map { "'@\(name)' is for \(attribute.kind.place); write '@\($0.rawValue)'" }
        ?? "'@\(name)' has no effect here; it applies to \(attribute.kind.place)",
      file: source.path, range: attribute.range,
      fix: meant.map {
        [SourceEdit(file: source.path, range: local, replacement: $0.rawValue)]
      } ?? [])
  }

  fileprivate static func notATrait(_ range: SourceRange, in source: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .misusedAttribute,
      message: "'\(source.text(range))' is not a trait; write a literal, or a trait such as "
        + "'.skip'",
      file: source.path, range: range)
  }
}

extension Rule {
  static let misusedAttribute = Rule("misused-attribute", .error)
}
