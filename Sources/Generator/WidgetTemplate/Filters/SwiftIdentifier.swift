/// Creates Swift identifiers from any text (The Swift Programming Language, Lexical Structure,
/// Identifiers).
enum SwiftIdentifier {
  /// Transforms `some text` to `Some_Text`, to `some_text` with `valid`, or to `SomeText` with
  /// `pretty`.
  static func filter(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let text = try value.requiredText()
    switch try arguments.mode(at: 0, of: "normal", "valid", "pretty") {
    case "valid": return .string(identifier(text, capitalizes: false))
    case "pretty":
      let name = SnakeCase.camel(identifier(text, capitalizes: true), stripsLeading: true)
      return .string(prefixed(name))
    default: return .string(identifier(text, capitalizes: true))
    }
  }

  private static func identifier(_ text: String, capitalizes: Bool) -> String {
    let parts = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: { !isTail($0.value) })
    let names = parts.map { capitalizes ? String($0).uppercasingFirst() : String($0) }
    return prefixed(names.joined(separator: "_"))
  }

  /// Returns the name, with a leading underscore if its first character cannot begin an identifier.
  private static func prefixed(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return "" }
    return isHead(first.value) ? name : "_" + name
  }

  private static func isTail(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isHead(scalar)
    }
  }

  private static func isHead(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x2FF:
      true
    case 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D,
      0x202A...0x202E, 0x203F, 0x2040, 0x2054, 0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF,
      0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF:
      true
    case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
      true
    case 0x10000...0xEFFFD: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }
}
