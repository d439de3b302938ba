import WidgetSource

/// An initial value that calls an initializer, such as `Style(flex: Flex())` or `[Item].init()`.
struct InitializerCall {
  /// The text before the arguments, without `.init`.
  let type: String
  /// The label of the first argument, or nil if it has none.
  private let label: String?
  /// The first argument without its label, or nil if there is none.
  private let argument: String?

  /// Parses a text that ends with the arguments of a call, or returns nil for any other text.
  init?(_ text: String) {
    guard let open = Self.lastOpening(in: text) else { return nil }
    let name = text[..<open].trimmed
    type = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
    let arguments = text[open...].dropFirst().dropLast().parts(separatedBy: ",")
    let first = arguments[0].parts(separatedBy: ":")
    let isLabelled = first.count > 1 && first[0].utf8.allSatisfy(\.isASCIIIdentifierPart)
    label = isLabelled ? first[0] : nil
    argument = isLabelled ? first[1] : arguments[0].isEmpty ? nil : arguments[0]
  }

  /// Whether the initializer may return nil, which makes the value optional.
  ///
  /// This is known only for types of Swift and Foundation, and for the initializers
  /// `init(rawValue:)` and `init(exactly:)` of any type.
  ///
  /// - Parameter type: infers the type of an argument.
  func mayFail(type typeOf: (String) -> String?) -> Bool {
    guard let argument else { return false }
    let name = type.hasPrefix("Swift.") ? String(type.dropFirst(6)) : type
    guard let label else {
      if name == "Unicode.Scalar" { return true }
      // Converting a number to another numeric type cannot fail, but converting a string can.
      return Self.numbers.contains(name) && [nil, "String"].contains(typeOf(argument))
    }
    return ["exactly", "rawValue"].contains(label) || Self.failing[name]?.contains(label) == true
  }

  /// Returns the start of the arguments with which a text ends, or nil if it does not end with a call.
  private static func lastOpening(in text: String) -> String.Index? {
    SourceBytes.withBytes(Array(text.utf8)) { bytes -> Int? in
      var lexer = Lexer(bytes, path: "")
      var (depth, opening, last) = (0, 0, Token?.none)
      while true {
        let token = lexer.next()
        switch token.kind {
        case .leftParen, .leftSquare, .leftBrace:
          if depth == 0 { opening = Int(token.start) }
          depth += 1
        case .rightParen, .rightSquare, .rightBrace:
          depth -= 1
        case .endOfFile:
          return depth == 0 && last?.kind == .rightParen ? opening : nil
        default: break
        }
        last = token
      }
    }.map { text.utf8.index(text.startIndex, offsetBy: $0) }
  }

  private static let numbers: Set<String> = [
    "Bool", "Double", "Float", "Float16", "Float80", "Int", "Int8", "Int16", "Int32", "Int64",
    "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
  ]

  /// The first labels of initializers that may fail, by type.
  private static let failing: [String: Set<String>] = [
    "Data": ["base64Encoded"],
    "Decimal": ["string"],
    "String": ["bytes", "data", "utf8String", "validating", "validatingCString", "validatingUTF8"],
    "TimeZone": ["abbreviation", "identifier", "secondsFromGMT"],
    "URL": ["dataRepresentation", "string"],
    "URLComponents": ["string", "url"],
    "UUID": ["uuidString"],
  ]
}
