import WidgetSource

/// Parses the text of a type into the structure that Sourcery's templates use.
///
/// Never fails: text that is not a type becomes a plain name. The nesting depth is bounded so that
/// no text can exhaust the stack.
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

  /// The short way for what most types are: `Item`, `App.Item` and `Item?`.
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

  /// Whether a parameter's type starts with `inout`.
  static func isInout(_ text: String) -> Bool {
    // Attributes and other specifiers may precede it; most types begin otherwise.
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

  /// A simple type followed by `?`, `!` or `.Member`.
  private mutating func postfixType() -> SourceryTypeName {
    skipBlanks()
    let start = position
    var name = simpleType()
    var count = 0
    while position < bytes.count {
      // Each suffix copies the whole name.
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

  /// `Optional`, `Array`, `Dictionary` and `Set` have the structure of their shorthands.
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

  /// An element of a tuple or of a function type's parameter list.
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
