import WidgetSource

/// A namespace for inferring types from initial values alone.
///
/// For example: `"a"` is a `String`, `WidgetProperties()` a `WidgetProperties`, `[1, 2]` an `[Int]`, and
/// `[String: Item]()` a `[String: Item]`. Only the types of literals and initializer calls are inferred.
package enum Literals {
  package static func type(of value: String) -> TypeName? { type(of: value, depth: 0) }

  /// The limit for nested brackets. Each level reads the whole text again.
  private static let deepestNesting = 8

  private static func type(of value: String, depth: Int) -> TypeName? {
    guard depth < deepestNesting else { return nil }
    let text = value.trimmed
    guard let first = text.utf8.first else { return nil }
    if text == "true" || text == "false" { return TypeName(parsing: "Bool") }
    switch first {
    case "\"", "#": return StringLiteral.isOne(text) ? TypeName(parsing: "String") : nil
    case "-": return numberType(text)
    case "[": return collectionType(text, depth) ?? initializedType(text, depth)
    default: return first.isDigit ? numberType(text) : initializedType(text, depth)
    }
  }

  /// Returns the type of a number literal with an optional minus sign (Swift book, Numeric Literals), or nil for another
  /// text.
  private static func numberType(_ text: String) -> TypeName? {
    let digits = (text.hasPrefix("-") ? text.dropFirst() : text[...]).lowercased()
    guard let first = digits.utf8.first, first.isDigit else { return nil }
    let radix = ["0b": 2, "0o": 8, "0x": 16][digits.prefix(2)]
    if isInteger(radix == nil ? digits[...] : digits.dropFirst(2), radix: radix ?? 10) {
      return TypeName(parsing: "Int")
    }
    // `Double` also accepts a hexadecimal fraction without exponent, which is not a literal.
    if radix != nil, radix != 16 || !digits.contains("p") { return nil }
    let plain = digits.filter { $0 != "_" }
    return Double(plain) == nil ? nil : TypeName(parsing: "Double")
  }

  private static func isInteger(_ digits: Substring, radix: Int) -> Bool {
    guard let first = digits.first, first != "_" else { return false }
    return digits.allSatisfy { character in
      character == "_" || character.isASCII && character.hexDigitValue.map { $0 < radix } ?? false
    }
  }

  /// Returns the type of an array or dictionary literal. Returns nil for other texts, and if the types of the elements
  /// are unknown or differ.
  private static func collectionType(_ text: String, _ depth: Int) -> TypeName? {
    guard text.hasSuffix("]") else { return nil }
    let elements = text.dropFirst().dropLast().parts(separatedBy: ",").filter { !$0.isEmpty }
    let pairs = elements.map { $0.parts(separatedBy: ":") }
    guard let count = pairs.first?.count, pairs.allSatisfy({ $0.count == count }) else {
      return nil
    }
    let columns = (0..<count).map { column in commonType(pairs.map { $0[column] }, depth + 1) }
    switch (columns.first ?? nil, columns.dropFirst().first ?? nil, count) {
    case (let element?, nil, 1): return TypeName(parsing: "[\(element)]")
    case (let key?, let value?, 2): return TypeName(parsing: "[\(key): \(value)]")
    default: return nil
    }
  }

  private static func commonType(_ values: [String], _ depth: Int) -> String? {
    let types = Set(values.map { type(of: $0, depth: depth)?.text })
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Returns the type in `Type(…)`, `Type<…>(…)` or `[Type](…)`. Returns nil if a component of the name does not begin
  /// with a capital letter, or if the initializer may fail.
  private static func initializedType(_ text: String, _ depth: Int) -> TypeName? {
    guard let call = InitializerCall(text) else { return nil }
    let type = TypeName(parsing: call.type)
    switch type.shape {
    case .named(let components):
      guard components.allSatisfy({ $0.name.first?.isUppercase ?? false }) else { return nil }
      let mayFail = call.mayFail { self.type(of: $0, depth: depth + 1)?.text }
      return mayFail ? nil : type
    case .array, .dictionary: return type
    default: return nil
    }
  }
}
