import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Infers the type of a variable without a type annotation from its initial value, with Sourcery's heuristics. In
/// contrast, `Literals` infers a type only if the type is certain.
///
/// For example: `[Item]()` is an `[Item]`, `Style.Color.red` a `Style.Color`, `makeItem()` a
/// `makeItem`. Source: Sourcery 2, `String+TypeInference`.
enum TypeInference {
  static func type(of value: String) -> SourceryTypeName? {
    let text = value.trimmed
    if text == "nil" { return SourceryTypeName(name: "Optional", unwrappedTypeName: "Optional") }
    return name(of: text, 0).map(SourceryTypeNameParser.parse)
  }

  /// The maximum nesting depth. It is low because each level scans the whole text again.
  private static let deepestNesting = 8

  private static func name(of text: String, _ depth: Int) -> String? {
    guard depth < deepestNesting, let first = text.first, let last = text.last else { return nil }
    if first == "{", last == ")" { return nameOfCall(inClosure: text.dropFirst(), depth) }
    if text == "nil" { return "Optional" }
    if first == "\"" { return "String" }
    if Bool(text) != nil { return "Bool" }
    if Int(text) != nil { return "Int" }
    if Double(text) != nil { return "Double" }
    if first == "[", last == "]" {
      return collectionName(text.dropFirst().dropLast().parts(separatedBy: ","), depth)
    }
    if first == "(", last == ")" {
      let elements = text.dropFirst().dropLast().parts(separatedBy: ",")
      if elements.count > 1 { return tupleName(elements, depth) }
    }
    return genericName(of: text) ?? initializedName(of: text, depth)
  }

  /// Returns the type of the first call in an immediately applied closure without `return`.
  private static func nameOfCall(inClosure body: Substring, _ depth: Int) -> String? {
    guard !body.holds("return") else { return nil }
    return body.parts(separatedBy: "(").first.flatMap { name(of: $0 + "()", depth + 1) }
  }

  /// Returns the type of an element of a collection or a tuple. The element can itself be a type, as in `[Item]()`.
  private static func elementName(of text: String, _ depth: Int) -> String? {
    name(of: text, depth) ?? (text.contains(where: \.isWhitespace) || text.isEmpty ? nil : text)
  }

  private static func tupleName(_ elements: [String], _ depth: Int) -> String? {
    let names = elements.map { element -> String? in
      let pair = element.parts(separatedBy: ":")
      guard pair.count > 1 else { return name(of: element, depth + 1) }
      let label = pair[0].filter { $0 != "_" }
      return elementName(of: pair[1], depth + 1).map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    guard !names.contains(nil) else { return nil }
    return "(" + names.compactMap(\.self).joined(separator: ", ") + ")"
  }

  private static func collectionName(_ elements: [String], _ depth: Int) -> String? {
    let pairs = elements.map { $0.parts(separatedBy: ":") }
    guard let count = pairs.first?.count, pairs.allSatisfy({ $0.count == count }), count <= 2 else {
      return nil
    }
    let names = pairs.map { $0.map { elementName(of: $0, depth + 1) } }
    if names.contains(where: { $0.contains(nil) }) { return nil }
    let columns = (0..<count).map { column in commonName(names.compactMap { $0[column] }) }
    return "[" + columns.joined(separator: ": ") + "]"
  }

  /// Returns the common name of elements, optional if some of them are nil, or `Any` if their names differ.
  private static func commonName(_ names: [String]) -> String {
    let unique = Set(names)
    let others = unique.subtracting(["Optional"])
    guard others.count <= 1, let name = others.first else {
      return unique.count == 1 ? "Optional" : "Any"
    }
    return unique.count == 1 ? name : name + "?"
  }

  /// `Box<Item>(…)` and `Box<Item>.init(…)`.
  private static func genericName(of text: String) -> String? {
    guard let open = text.lastIndex(of: "(") else { return nil }
    let name = text[..<open].hasSuffix(".init") ? text[..<open].dropLast(5) : text[..<open]
    guard name.hasSuffix(">"), let start = name.firstIndex(of: "<"), start > name.startIndex else {
      return nil
    }
    return String(name)
  }

  /// Returns the name before a call, or before a member whose name begins with a lowercase letter.
  private static func initializedName(of text: String, _ depth: Int) -> String? {
    let isUnwrapped = text.hasSuffix("!")
    let components = text.parts(separatedBy: "(")
    guard components.count > 1, text.hasSuffix(")") || text.hasSuffix("}") || isUnwrapped else {
      return ownerName(ofMember: text).flatMap { $0.holds("(") ? nil : $0 }
    }
    let called = ownerName(ofMember: components[0]) ?? components[0]
    return name(of: called, depth + 1) ?? called + (isUnwrapped ? "!" : "")
  }

  /// Returns `Style.Color` for `Style.Color.red`: a member that begins with a lowercase letter is not part of the
  /// type's name.
  private static func ownerName(ofMember text: String) -> String? {
    let components = text.parts(separatedBy: ".")
    guard components.count > 1, let first = components.last?.first, !first.isUppercase else {
      return nil
    }
    return components.dropLast().joined(separator: ".")
  }
}
