import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Attributes, modifiers and documentation as values for templates.
extension TypeGraph {
  /// Returns the attributes by name. A value is a list, because `@available` can be repeated.
  func attributes(_ attributes: Sublist<Attribute>, in file: Int) -> Value {
    let pairs = files[file][attributes].map { attribute in
      let object = AttributeObject(
        name: files[file].text(attribute.name), text: files[file].text(attribute.range),
        arguments: attribute.arguments.map(files[file].text))
      return (object.name, Value.object(object))
    }
    return .dictionary(
      Dictionary(grouping: pairs, by: \.0).mapValues { .array($0.map(\.1)) })
  }

  func modifiers(_ modifiers: Sublist<SourceRange>, in file: Int) -> Value {
    .array(files[file][modifiers].map { .object(ModifierObject(text: files[file].text($0))) })
  }

  func hasModifier(_ name: String, _ modifiers: Sublist<SourceRange>, in file: Int) -> Bool {
    files[file][modifiers].contains { files[file].text($0) == name }
  }

  /// Returns the lines of a documentation comment without delimiters. As in Sourcery, lines before a blank line are
  /// left out, even if the blank line follows the comment.
  func documentation(_ range: SourceRange?, in file: Int) -> Value {
    guard let range else { return .array([]) }
    let source = files[file].source
    let rest = source.bytes[Int(range.end)...].drop { $0 == UInt8(ascii: " ") }
    let next = rest.dropFirst(rest.starts(with: "\r\n".utf8) ? 2 : 1)
    let following = next.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if following == UInt8(ascii: "\n") || following == UInt8(ascii: "\r") { return .array([]) }
    let text = source.text(range)
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let blank = lines.lastIndex { $0.allSatisfy(\.isWhitespace) }
    if let blank, !text.holds("/**") { lines.removeFirst(blank + 1) }
    return .array(lines.compactMap(Self.documentationLine).map { .string($0) })
  }

  private static func documentationLine(_ line: Substring) -> String? {
    var text = line.drop { $0 == " " || $0 == "\t" }
    if text.isEmpty || text == "/**" || text == "*/" { return nil }
    if text.hasPrefix("//"), !text.hasPrefix("///") { return nil }
    for mark in ["///", "/**"] where text.hasPrefix(mark) { text = text.dropFirst(3) }
    if text.hasSuffix("*/") { text = text.dropLast(2) }
    if text.hasPrefix(" ") { text = text.dropFirst() }
    if text.hasSuffix(" ") { text = text.dropLast() }
    return String(text)
  }
}

/// An attribute: `@available(iOS 13, *)`.
final class AttributeObject: TemplateObject {
  let name: String
  let text: String?
  private let arguments: String?

  init(name: String, text: String, arguments: String?) {
    self.name = name
    self.text = text
    self.arguments = arguments
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "name": .string(self.name)
    case "arguments": argumentValues
    case "asSource", "description": text.map { .string($0) }
    default: nil
    }
  }

  /// The arguments by label, or by position for arguments without a label.
  private var argumentValues: Value {
    var entries: [String: Value] = [:]
    for (index, part) in (arguments ?? "").split(separator: ",").enumerated() {
      let pair = part.split(separator: ":", maxSplits: 1).map { $0.trimmed }
      if pair.count == 2 { entries[pair[0]] = .string(pair[1]) }
      if pair.count == 1 { entries["\(index)"] = .string(pair[0]) }
    }
    return .dictionary(entries)
  }
}

/// A modifier: `private(set)` has the name `private` and the detail `set`.
final class ModifierObject: TemplateObject {
  let text: String?

  init(text: String) { self.text = text }

  func member(_ name: String) -> Value? {
    let parts = (text ?? "").split(whereSeparator: { $0 == "(" || $0 == ")" })
    switch name {
    case "name": return parts.first.map { .string($0.trimmed) }
    case "detail": return parts.count > 1 ? .string(parts[1].trimmed) : Value.none
    case "asSource", "description": return text.map { .string($0) }
    default: return nil
    }
  }
}
