/// Parses the text of a type. Parsing never fails: an invalid type has the shape `other`.
///
/// The scanner has determined the range of the text, so its brackets are balanced. White space and
/// comments are allowed everywhere.
struct TypeNameParser {
  let bytes: [UInt8]
  var position = 0
  /// The current nesting depth. Types beyond the limit have the shape `other`, so that no input
  /// overflows the stack.
  private var depth = 0
  private static let depthLimit = 100

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) -> TypeName {
    // Most types are a single name.
    if text.utf8.allSatisfy(isIdentifier), !text.isEmpty, !leadingWords.contains(text) {
      return TypeName(text: text, shape: .named([.init(name: text, arguments: [])]))
    }
    var parser = TypeNameParser(text)
    let type = parser.type()
    parser.skipTrivia()
    if parser.position == parser.bytes.count { return type }
    return TypeName(text: text, shape: .other)
  }

  // MARK: - Productions

  /// Parses a type: attributes and specifiers, if any, and a composition. After a parameter list, a function's `->` and
  /// result can follow.
  private mutating func type() -> TypeName {
    skipTrivia()
    let start = position
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      position = bytes.count
      return TypeName(text: text(from: start), shape: .other)
    }
    let attributes = attributesAndSpecifiers()
    let first = composition()
    if let function = functionTail(after: first, attributes: attributes) {
      return TypeName(text: text(from: start), shape: .function(function))
    }
    return TypeName(text: text(from: start), shape: first.shape)
  }

  /// Parses `async`? `throws`? `->` result, after a parameter list. Returns nil without advancing if no arrow follows.
  private mutating func functionTail(
    after parameters: TypeName, attributes: [String]
  ) -> TypeName.Function? {
    guard case .tuple(let elements) = parameters.shape else { return nil }
    let start = position
    let isAsync = eatWord("async")
    let isThrowing = eatWord("throws") || eatWord("rethrows")
    let thrownError = isThrowing && eat("(") ? type() : nil
    guard thrownError == nil || eat(")"), eat("-"), eat(">") else {
      position = start
      return nil
    }
    return TypeName.Function(
      attributes: attributes, parameters: elements, isAsync: isAsync, isThrowing: isThrowing,
      thrownError: thrownError, result: type())
  }

  private mutating func composition() -> TypeName {
    skipTrivia()
    let start = position
    let first = postfix()
    guard isAt("&") else { return first }
    var members = [first]
    while eat("&") { members.append(postfix()) }
    return TypeName(text: text(from: start), shape: .composition(members))
  }

  /// Parses the type after `any` or `some`. The type can begin with the same keyword again.
  private mutating func nestedComposition() -> TypeName {
    depth += 1
    defer { depth -= 1 }
    return depth < Self.depthLimit ? composition() : other(from: position)
  }

  /// Parses a type after `any` or `some`, or a primary type and its suffixes: `?`, `!`, `.Type` and `.Protocol`.
  private mutating func postfix() -> TypeName {
    skipTrivia()
    let start = position
    if eatWord("any") {
      let type = nestedComposition()
      return TypeName(text: text(from: start), shape: .existential(type))
    }
    if eatWord("some") {
      let type = nestedComposition()
      return TypeName(text: text(from: start), shape: .opaque(type))
    }
    var type = primary()
    var levels = 0
    while position < bytes.count {
      // A suffix wraps the type, which adds a nesting level.
      guard levels < Self.depthLimit else { return other(from: start) }
      levels += 1
      if isAt("?") || isAt("!") {
        advance()
        type = TypeName(text: text(from: start), shape: .optional(type))
      } else if isAt(".") {
        let dot = position
        advance()
        guard eatWord("Type") || eatWord("Protocol") else {
          position = dot
          break
        }
        type = TypeName(text: text(from: start), shape: .metatype(type))
      } else {
        break
      }
    }
    return type
  }

  private mutating func primary() -> TypeName {
    skipTrivia()
    let start = position
    if isAt("[") { return collection() }
    if isAt("(") { return parenthesized() }
    guard let name = word(), let first = component(name) else {
      if position < bytes.count { position = bytes.count }
      return TypeName(text: text(from: start), shape: .other)
    }
    var components = [first]
    while isAt("."), let next = wordAfterDot() {
      guard let component = component(next) else { return other(from: start) }
      components.append(component)
    }
    return TypeName(text: text(from: start), shape: .named(sugaring: components))
  }

  /// Parses the rest of a component. If a module selector follows, `name` is the module. Returns
  /// nil if no name follows the selector.
  private mutating func component(_ name: String) -> TypeName.Component? {
    guard eatModuleSelector() else { return .init(name: name, arguments: genericArguments()) }
    return word().map { .init(name: $0, arguments: genericArguments(), module: name) }
  }

  private mutating func genericArguments() -> [TypeName] {
    guard isAt("<") else { return [] }
    advance()
    var arguments: [TypeName] = []
    while !isAt(">"), position < bytes.count {
      arguments.append(type())
      if !eat(",") { break }
    }
    _ = eat(">")
    return arguments
  }

  private mutating func collection() -> TypeName {
    let start = position
    advance()
    let first = type()
    if eat(":") {
      let value = type()
      guard eat("]") else { return other(from: start) }
      return TypeName(text: text(from: start), shape: .dictionary(first, value))
    }
    guard eat("]") else { return other(from: start) }
    return TypeName(text: text(from: start), shape: .array(first))
  }

  /// Parses a tuple, a parameter list, or a type in parentheses.
  private mutating func parenthesized() -> TypeName {
    let start = position
    advance()
    var elements: [TypeName.Element] = []
    while !isAt(")"), position < bytes.count {
      elements.append(element())
      if !eat(",") { break }
    }
    guard eat(")") else { return other(from: start) }
    if elements.count == 1, elements[0].label == nil, !isBehindParameters() {
      return elements[0].type
    }
    return TypeName(text: text(from: start), shape: .tuple(elements))
  }

  /// Whether the preceding list contains the parameters of a function type.
  private mutating func isBehindParameters() -> Bool {
    let start = position
    defer { position = start }
    return isAt("-") || isWord("async") || isWord("throws") || isWord("rethrows")
  }

  private mutating func element() -> TypeName.Element {
    let start = position
    if let first = word() {
      let second = word()
      if !eatModuleSelector(), eat(":") {
        return element(label: first == "_" ? second : first)
      }
    }
    position = start
    return element(label: nil)
  }

  /// Parses the part of an element after its label. The attributes of a function type belong to the type.
  private mutating func element(label: String?) -> TypeName.Element {
    let start = position
    let specifiers = attributesAndSpecifiers()
    position = start
    let type = type()
    let end = position
    while eat(".") {}
    return TypeName.Element(
      label: label, specifiers: type.isFunction ? [] : specifiers, type: type,
      isVariadic: position > end)
  }

  private mutating func attributesAndSpecifiers() -> [String] {
    var found: [String] = []
    while true {
      skipTrivia()
      let start = position
      if isAt("@") {
        advance()
        _ = word()
        // `@escaping (Int) -> Int` has no attribute arguments: attribute arguments directly follow
        // the name, and no arrow follows them.
        let nameEnd = position
        if position < bytes.count, bytes[position] == "(", delimited("(", ")"),
          isBehindParameters()
        {
          position = nameEnd
        }
        found.append(text(from: start))
      } else if let word = word(), Self.specifiers.contains(word) {
        found.append(word)
      } else {
        position = start
        return found
      }
    }
  }

  private static let specifiers: Set<String> = [
    "borrowing", "consuming", "inout", "isolated", "nonisolated", "sending",
  ]

  /// Words that cannot be a name at the start of a type.
  private static let leadingWords = specifiers.union(["any", "some"])

  private mutating func other(from start: Int) -> TypeName {
    position = bytes.count
    return TypeName(text: text(from: start), shape: .other)
  }
}

/// The cursor that the productions use.
extension TypeNameParser {
  /// Returns the text from an offset, without trailing white space.
  func text(from start: Int) -> String {
    var end = position
    while end > start, Self.isSpace(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Whether the given character follows, possibly after white space and comments. If so, advances
  /// to it.
  mutating func isAt(_ character: Unicode.Scalar) -> Bool {
    let start = position
    skipTrivia()
    if position < bytes.count, bytes[position] == character { return true }
    position = start
    return false
  }

  mutating func advance() { position += 1 }

  mutating func eat(_ character: Unicode.Scalar) -> Bool {
    guard isAt(character) else { return false }
    advance()
    return true
  }

  /// Consumes the `::` of a module selector. Returns false without advancing if no `::` follows.
  mutating func eatModuleSelector() -> Bool {
    let start = position
    if eat(":"), position < bytes.count, bytes[position] == ":" {
      advance()
      return true
    }
    position = start
    return false
  }

  mutating func isWord(_ expected: String) -> Bool {
    let start = position
    defer { position = start }
    return word() == expected
  }

  mutating func eatWord(_ expected: String) -> Bool {
    let start = position
    if word() == expected { return true }
    position = start
    return false
  }

  mutating func wordAfterDot() -> String? {
    let start = position
    advance()
    if let next = word(), next != "Type", next != "Protocol" { return next }
    position = start
    return nil
  }

  /// Consumes an identifier with its backticks, or returns nil if there isn't one.
  mutating func word() -> String? {
    let before = position
    skipTrivia()
    let start = position
    if position < bytes.count, bytes[position] == "`" {
      position += 1
      while position < bytes.count, bytes[position] != "`" { position += 1 }
      position = min(position + 1, bytes.count)
    } else {
      while position < bytes.count, Self.isIdentifier(bytes[position]) { position += 1 }
    }
    if position > start { return text(from: start) }
    position = before
    return nil
  }

  /// Skips balanced brackets of one kind. Returns false if the closing bracket is missing.
  mutating func delimited(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    var level = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == open { level += 1 }
      if byte == close {
        level -= 1
        if level == 0 { return true }
      }
    }
    return false
  }

  mutating func skipTrivia() {
    while position < bytes.count {
      if Self.isSpace(bytes[position]) {
        position += 1
      } else if startsComment("/") {
        while position < bytes.count, bytes[position] != "\n" { position += 1 }
      } else if startsComment("*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private func startsComment(_ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == "/" && bytes[position + 1] == second
  }

  /// Skips a block comment, which can contain further block comments.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if startsComment("*") {
        depth += 1
        position += 2
      } else if position + 1 < bytes.count, bytes[position] == "*", bytes[position + 1] == "/" {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte.isHorizontalSpace || byte.isLineBreak }

  static func isIdentifier(_ byte: UInt8) -> Bool { byte.isASCIIIdentifierPart || byte >= 0x80 }
}
