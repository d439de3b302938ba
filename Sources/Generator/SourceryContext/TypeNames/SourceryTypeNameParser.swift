import WidgetSource

/// Parses the text of a type into the structure that Sourcery's templates use.
///
/// Parsing never fails: text that is not a type becomes a plain name. The nesting depth is limited, so that no text can
/// exhaust the stack.
struct SourceryTypeNameParser {
  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  private static let maximumDepth = 64

  static func parse(_ text: String) -> SourceryTypeName {
    if let simple = simpleName(text) { return simple }
    var parser = SourceryTypeNameParser(bytes: Array(text.utf8))
    let name = parser.type()
    parser.skipBlanks()
    return parser.position == parser.bytes.count ? name : SourceryTypeName(name: text)
  }

  /// Parses `Item`, `App.Item` and `Item?` without creating a parser, because most types have these forms. Returns nil
  /// for any other text.
  private static func simpleName(_ text: String) -> SourceryTypeName? {
    var text = text
    return text.withUTF8 { bytes -> SourceryTypeName? in
      guard let first = bytes.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      else { return nil }
      let end = bytes.firstIndex { !isNameByte($0) } ?? bytes.count
      let isOptional = end == bytes.count - 1 && bytes[end] == UInt8(ascii: "?")
      guard end == bytes.count || isOptional, bytes[end - 1] != UInt8(ascii: ".") else {
        return nil
      }
      let name = String(decoding: bytes[..<end], as: UTF8.self)
      return SourceryTypeName(name: name, isOptional: isOptional)
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether the specifiers of a parameter's type include `inout`.
  static func isInout(_ text: String) -> Bool {
    // Attributes and specifiers begin with `@`, `_` or a lowercase letter; most types begin with an uppercase letter.
    guard let first = text.utf8.first, first == UInt8(ascii: "@") || first >= UInt8(ascii: "_")
    else { return false }
    var parser = SourceryTypeNameParser(bytes: Array(text.utf8))
    return parser.attributesAndSpecifiers().isInout
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: - Types

  mutating func type() -> SourceryTypeName { typeWithSpecifiers().name }

  private mutating func typeWithSpecifiers() -> (name: SourceryTypeName, isInout: Bool) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      let start = position
      position = bytes.count
      return (SourceryTypeName(name: text(from: start)), false)
    }
    let (attributes, isInout) = attributesAndSpecifiers()
    var name = typeWithoutAttributes()
    if !attributes.isEmpty { name.attributes = attributes }
    return (name, isInout)
  }

  private mutating func typeWithoutAttributes() -> SourceryTypeName {
    skipBlanks()
    let start = position
    if eat(word: "repeat") { return type() }
    if eat(word: "some") || eat(word: "any") || eat(word: "each") {
      _ = type()
      return SourceryTypeName(name: text(from: start))
    }
    let first = postfixType()
    guard peek(UInt8(ascii: "&")) else { return first }
    var names = [first.name]
    while eat(UInt8(ascii: "&")) { names.append(postfixType().name) }
    return SourceryTypeName(name: names.joined(separator: " & "), isProtocolComposition: true)
  }

  /// Parses a simple type and the `?`, `!` and `.Member` that follow it.
  private mutating func postfixType() -> SourceryTypeName {
    skipBlanks()
    let start = position
    var name = simpleType()
    var count = 0
    while position < bytes.count {
      // Each suffix copies the whole name, so the number of suffixes is limited.
      guard count < Self.maximumDepth else {
        position = bytes.count
        return SourceryTypeName(name: text(from: start))
      }
      count += 1
      switch bytes[position] {
      case UInt8(ascii: "?"):
        position += 1
        name = optional(name, isForced: false)
      case UInt8(ascii: "!"):
        position += 1
        name = optional(name, isForced: true)
      case UInt8(ascii: ".") where !at("..."):
        position += 1
        let member = identifier()
        if member == "Type" || member == "Protocol" {
          name = SourceryTypeName(name: text(from: start))
        } else if !member.isEmpty {
          name = generic(named: "\(name.name).\(member)")
        } else {
          return name
        }
      default:
        return name
      }
    }
    return name
  }

  private mutating func simpleType() -> SourceryTypeName {
    guard position < bytes.count else { return SourceryTypeName(name: "") }
    let start = position
    switch bytes[position] {
    case UInt8(ascii: "("): return tupleOrClosure()
    case UInt8(ascii: "["): return collection()
    case UInt8(ascii: "~"):
      position += 1
      _ = type()
      return SourceryTypeName(name: text(from: start))
    default: break
    }
    let name = identifier()
    guard !name.isEmpty else { return SourceryTypeName(name: "") }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      return SourceryTypeName(name: name == "class" ? "AnyObject" : name)
    }
    let parameters = genericArguments()
    return spelledOut(name, parameters, written: text(from: start))
  }

  /// Returns the type for a name with generic arguments. `Optional`, `Array` and `Dictionary` become optionals and
  /// collections, like their shorthands; `Set` becomes a set.
  private func spelledOut(
    _ name: String, _ parameters: [SourceryTypeName], written: String
  ) -> SourceryTypeName {
    let generic = SourceryTypeName.Generic(name: name, parameters: parameters)
    let list = parameters.map(\.asSource).joined(separator: ", ")
    switch (name, parameters.count) {
    case ("Optional", 1):
      return SourceryTypeName(
        name: written, unwrappedTypeName: parameters[0].name, isOptional: true)
    case ("Array", 1):
      return SourceryTypeName(
        name: "Array<\(list)>", form: .array(parameters[0]), generic: generic)
    case ("Set", 1):
      return SourceryTypeName(name: "Set<\(list)>", form: .set(parameters[0]), generic: generic)
    case ("Dictionary", 2):
      return SourceryTypeName(
        name: "Dictionary<\(list)>", form: .dictionary(key: parameters[0], value: parameters[1]),
        generic: generic)
    default:
      return SourceryTypeName(name: written, generic: generic)
    }
  }

  private mutating func generic(named name: String) -> SourceryTypeName {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      return SourceryTypeName(name: name)
    }
    let parameters = genericArguments()
    let list = parameters.map(\.asSource).joined(separator: ", ")
    return SourceryTypeName(
      name: "\(name)<\(list)>", generic: .init(name: name, parameters: parameters))
  }

  private mutating func genericArguments() -> [SourceryTypeName] {
    guard eat(UInt8(ascii: "<")) else { return [] }
    var parameters: [SourceryTypeName] = []
    while !peek(UInt8(ascii: ">")), position < bytes.count {
      let start = position
      parameters.append(type())
      if !eat(UInt8(ascii: ",")), !peek(UInt8(ascii: ">")), position == start { position += 1 }
    }
    _ = eat(UInt8(ascii: ">"))
    return parameters
  }

  private func optional(_ type: SourceryTypeName, isForced: Bool) -> SourceryTypeName {
    var needsParentheses = type.isProtocolComposition
    if case .closure = type.form { needsParentheses = true }
    return SourceryTypeName(
      name: needsParentheses ? "(\(type.asSource))" : type.name, isOptional: !isForced,
      isImplicitlyUnwrappedOptional: isForced, isProtocolComposition: type.isProtocolComposition,
      form: type.form, generic: type.generic)
  }

  /// Parses an element of a tuple or of a function type's parameter list.
  mutating func listedType() -> ListedType {
    let labels = labels()
    let (name, isInout) = typeWithSpecifiers()
    skipBlanks()
    let isVariadic = at("...")
    if isVariadic { position += 3 }
    return ListedType(
      first: labels.first, second: labels.count > 1 ? labels[1] : nil, typeName: name,
      isInout: isInout, isVariadic: isVariadic)
  }

  struct ListedType {
    var first: String?
    var second: String?
    var typeName: SourceryTypeName
    var isInout: Bool
    var isVariadic: Bool
  }
}

extension SourceryTypeNameParser {
  mutating func collection() -> SourceryTypeName {
    let start = position
    _ = eat(UInt8(ascii: "["))
    let first = type()
    if eat(UInt8(ascii: ":")) {
      let value = type()
      _ = eat(UInt8(ascii: "]"))
      return SourceryTypeName(
        name: text(from: start), form: .dictionary(key: first, value: value),
        generic: .init(name: "Dictionary", parameters: [first, value]))
    }
    guard eat(UInt8(ascii: "]")) else {
      skip(to: UInt8(ascii: "]"))
      return SourceryTypeName(name: text(from: start))
    }
    return SourceryTypeName(
      name: text(from: start), form: .array(first),
      generic: .init(name: "Array", parameters: [first]))
  }

  mutating func tupleOrClosure() -> SourceryTypeName {
    let start = position
    _ = eat(UInt8(ascii: "("))
    var elements: [ListedType] = []
    while !peek(UInt8(ascii: ")")), position < bytes.count {
      let before = position
      elements.append(listedType())
      if !eat(UInt8(ascii: ",")), !peek(UInt8(ascii: ")")), position == before { position += 1 }
    }
    _ = eat(UInt8(ascii: ")"))
    let written = text(from: start)
    if let closure = closure(elements) { return closure }
    guard elements.count != 1 else { return parenthesized(elements[0].typeName) }
    guard !elements.isEmpty else { return SourceryTypeName(name: "()") }
    return SourceryTypeName(
      name: written,
      form: .tuple(
        elements.enumerated().map { index, element in
          let isNamed = element.second != nil || (element.first ?? "_") != "_"
          return .init(name: isNamed ? element.first : "\(index)", typeName: element.typeName)
        }))
  }

  /// Returns the type in parentheses.
  ///
  /// Sourcery passes a name that already ends with `?` to an initializer that adds the `?` again, so `(Int?)` is named
  /// `Int??` (TypeName+SwiftSyntax.swift, the one-element case of `TupleTypeSyntax`). Other types have the same name as
  /// without parentheses.
  private func parenthesized(_ type: SourceryTypeName) -> SourceryTypeName {
    SourceryTypeName(
      name: type.name, attributes: type.attributes,
      isOptional: type.isOptional && !type.isImplicitlyUnwrappedOptional,
      isImplicitlyUnwrappedOptional: type.isImplicitlyUnwrappedOptional,
      isProtocolComposition: type.isProtocolComposition, form: type.form, generic: type.generic)
  }

  /// Parses the rest of a function type after its parameter list. If no arrow follows, returns nil and leaves the
  /// position unchanged.
  private mutating func closure(_ elements: [ListedType]) -> SourceryTypeName? {
    let start = position
    let isAsync = eat(word: "async") || eat(word: "reasync")
    let keyword = eat(word: "throws") ? "throws" : eat(word: "rethrows") ? "rethrows" : nil
    var error: SourceryTypeName?
    if keyword == "throws", eat(UInt8(ascii: "(")) {
      error = type()
      _ = eat(UInt8(ascii: ")"))
    }
    skipBlanks()
    guard at("->") else {
      position = start
      return nil
    }
    position += 2
    let result = type()
    let parameters = elements.map { element in
      let label = element.first == "_" ? nil : element.first
      return SourceryTypeName.Closure.Parameter(
        argumentLabel: label, name: element.second ?? label, typeName: element.typeName,
        isInout: element.isInout, isVariadic: element.isVariadic)
    }
    let closure = SourceryTypeName.Closure(
      parameters: parameters, returnTypeName: result, isAsync: isAsync, throwsKeyword: keyword,
      throwsTypeName: error)
    return SourceryTypeName(name: closure.asSource, form: .closure(closure))
  }
}

/// Tokens of a type: words, punctuation, attributes and white space.
extension SourceryTypeNameParser {
  /// Returns the text from an offset to the current position, without trailing white space.
  func text(from start: Int) -> String {
    var end = position
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  mutating func skipBlanks() {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
  }

  /// Skips white space. Returns whether `mark` follows.
  mutating func peek(_ mark: UInt8) -> Bool {
    skipBlanks()
    return position < bytes.count && bytes[position] == mark
  }

  mutating func eat(_ mark: UInt8) -> Bool {
    guard peek(mark) else { return false }
    position += 1
    return true
  }

  func at(_ marks: StaticString) -> Bool {
    let count = marks.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return marks.withUTF8Buffer { marks in
      for index in 0..<count where bytes[position + index] != marks[index] { return false }
      return true
    }
  }

  /// Whether the given word, and not a longer word, begins at the current position.
  func at(word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    return at(word) && (end >= bytes.count || !isWordByte(bytes[end]))
  }

  @discardableResult
  mutating func eat(word: StaticString) -> Bool {
    let start = position
    skipBlanks()
    guard at(word: word) else {
      position = start
      return false
    }
    position += word.utf8CodeUnitCount
    skipBlanks()
    return true
  }

  /// Returns an identifier with its backticks, or an empty string if there isn't one.
  mutating func identifier() -> String {
    let start = position
    while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Returns the one or two names before a colon. Without a colon, the result is empty.
  mutating func labels() -> [String] {
    let start = position
    skipBlanks()
    var names = [identifier()]
    skipBlanks()
    let second = identifier()
    if !second.isEmpty { names.append(second) }
    if !names[0].isEmpty, eat(UInt8(ascii: ":")) { return names }
    position = start
    return []
  }

  /// Parses attributes and specifiers: `@escaping`, `@convention(c)`, `inout`, `sending`.
  mutating func attributesAndSpecifiers()
    -> (attributes: [SourceryTypeName.AttributeText], isInout: Bool)
  {
    var attributes: [SourceryTypeName.AttributeText] = []
    var isInout = false
    while true {
      skipBlanks()
      if position < bytes.count, bytes[position] == UInt8(ascii: "@") {
        attributes.append(attribute())
      } else if eat(word: "inout") {
        isInout = true
      } else if !Self.specifiers.contains(where: { eat(word: $0) }) {
        return (attributes, isInout)
      }
    }
  }

  private static let specifiers: [StaticString] = [
    "borrowing", "consuming", "isolated", "sending", "__owned", "__shared",
  ]

  private mutating func attribute() -> SourceryTypeName.AttributeText {
    let start = position
    position += 1
    let name = identifier()
    let nameEnd = position
    if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
      skip(to: UInt8(ascii: ")"))
      skipBlanks()
      let isParameterList =
        at(word: "async") || at(word: "throws") || at(word: "rethrows") || at("->")
      if isParameterList { position = nameEnd }
    }
    return .init(name: name, text: text(from: start))
  }

  /// Advances past the next `mark`, or to the end if there isn't one.
  mutating func skip(to mark: UInt8) {
    while position < bytes.count, bytes[position] != mark { position += 1 }
    position = min(position + 1, bytes.count)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
