import WidgetSource

/// A name that a header uses but no header declares, found in libclang's messages.
struct UnknownName: Hashable {
  enum Kind: Hashable {
    case type
    /// A type that is used like a class.
    case object
    case objcProtocol
    /// A name in capitals with an underscore. Its expansion is unknown.
    case macro(hasArguments: Bool)
  }

  var name: String
  var kind: Kind

  init?(_ message: TranslationUnit.Message) {
    guard message.isError else { return nil }
    let text = message.text
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).dropFirst().first
    if text.hasPrefix("cannot find protocol") || text.hasPrefix("no type or protocol named") {
      guard let quoted else { return nil }
      (name, kind) = (String(quoted), .objcProtocol)
    } else if text.hasPrefix("cannot find interface declaration")
      || text.hasPrefix("attempting to use the forward class")
    {
      guard let quoted else { return nil }
      (name, kind) = (String(quoted), .object)
    } else if text.hasPrefix("unknown type name") || text.hasPrefix("expected a type")
      || text.hasPrefix("use of undeclared identifier") || text.hasPrefix("expected ';'")
      || text.hasPrefix("type specifier missing") || text.hasPrefix("a type specifier is required")
      || text.hasPrefix("type-id cannot have a name") || text.hasPrefix("expected method body")
    {
      guard let found = Self.identifier(message.following) else { return nil }
      (name, kind) = found
    } else {
      return nil
    }
  }

  /// Returns the identifier at the start of a text, or nil if there isn't one. The spelling of the identifier and the
  /// text after it determine its kind.
  private static func identifier(_ bytes: [UInt8]) -> (String, Kind)? {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    let rest = text.dropFirst(name.count).drop(while: \.isWhitespace)
    let isMacro = name.holds("_") && name.allSatisfy { !$0.isLowercase }
    if isMacro { return (String(name), .macro(hasArguments: rest.first == "(")) }
    let isObject = rest.first == "*" || rest.first == "<"
    return (String(name), isObject ? .object : .type)
  }

  /// Returns the range of the name, or an empty range if libclang's message points elsewhere.
  func range(at place: ClangLocation, _ message: TranslationUnit.Message) -> SourceRange {
    let isAtName = message.following.starts(with: name.utf8)
    return SourceRange(
      start: place.offset, end: place.offset + (isAtName ? UInt32(name.utf8.count) : 0))
  }

  /// A declaration that allows libclang to continue.
  var declaration: String {
    switch kind {
    case .type: "typedef struct \(name) { int unknown; } \(name);\n"
    case .object: "@interface \(name) : NSObject\n@end\n"
    case .objcProtocol: "@protocol \(name)\n@end\n"
    case .macro(hasArguments: true): "#define \(name)(...)\n"
    case .macro(hasArguments: false): "#define \(name)\n"
    }
  }
}
