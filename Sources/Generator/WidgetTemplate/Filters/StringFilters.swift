/// StencilSwiftKit's filters that test, escape or replace text. The filters for letter case, paths and identifiers are
/// in other types.
enum StringFilters {
  static func contains(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Bool {
    let text = try value.requiredText()
    return text.hasPart(try arguments.text(at: 0))
  }

  static func hasPrefix(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Bool {
    let text = try value.requiredText()
    return text.hasPrefix(try arguments.text(at: 0))
  }

  static func hasSuffix(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Bool {
    let text = try value.requiredText()
    return text.hasSuffix(try arguments.text(at: 0))
  }

  /// Transforms `class` to `` `class` ``.
  static func escapeReservedKeywords(_ value: Value) throws(FilterError) -> Value {
    let text = try value.requiredText()
    return .string(ReservedWords.contains(text) ? "`\(text)`" : text)
  }

  /// `text|replace:"old","new"` and `text|replace:"o+","0","regex"`.
  static func replace(
    _ value: Value, _ arguments: [Value], _ context: inout Context
  ) throws(FilterError) -> Value {
    let text = try value.requiredText()
    let (old, new) = (try arguments.text(at: 0), try arguments.text(at: 1))
    if try arguments.mode(at: 2, of: "normal", "regex") == "regex" {
      return .string(try RegexReplacement.replace(old, by: new, in: text, &context))
    }
    if old.isEmpty { return .string(text) }
    if let count = count(ofFirst: old, in: text) {
      if count == 0 { return .string(text) }
      if old.utf8.count == 1 {
        try context.checkSize(of: text.utf8.count, times: count, new.utf8.count)
        if let result = replacing(old, by: new, in: text, count) { return .string(result) }
      }
    }
    var result = ""
    var isFirst = true
    try text.visitParts(separatedBy: old, cutsLineBreaks: true) { (part) throws(FilterError) in
      if !isFirst { result += new }
      isFirst = false
      result += part
      try context.checkSize(of: result.utf8.count, times: 0, 0)
    }
    return .string(result)
  }

  /// Returns the number of occurrences of a part's first byte in a text. Nil if the part is empty, or if the part or
  /// the text is not ASCII. Most replacements in a chain match nothing; this check makes them cheap.
  private static func count(ofFirst part: String, in text: String) -> Int? {
    guard let first = part.withASCII({ $0.first }) else { return nil }
    return text.withASCII { $0.reduce(0) { $0 + ($1 == first ? 1 : 0) } }
  }

  /// Replaces one ASCII character on a fast path, or returns nil if the text or the replacement is not ASCII.
  private static func replacing(
    _ old: String, by new: String, in text: String, _ count: Int
  ) -> String? {
    guard let byte = old.utf8.first else { return nil }
    return new.withASCII { new in
      text.withASCII { text in
        String(asciiCapacity: text.count + count * new.count) { result in
          var end = 0
          for character in text {
            guard character == byte else {
              result[end] = character
              end += 1
              continue
            }
            for character in new {
              result[end] = character
              end += 1
            }
          }
          return end
        }
      }
    }
  }

  /// With `all`, removes all white space. With `leading`, removes the line breaks, the white space at the start of each
  /// line, and the white space at the end of the text.
  static func removeNewlines(_ value: Value, _ arguments: [Value]) throws(FilterError) -> Value {
    let scalars = try value.requiredText().unicodeScalars
    if try arguments.mode(at: 0, of: "all", "leading") == "all" {
      return .string(String(scalars.filter { !$0.isBlank && !$0.isLineBreak }))
    }
    var result = String.UnicodeScalarView()
    for line in scalars.split(whereSeparator: \.isLineBreak) {
      result += line.drop(while: \.isBlank)
    }
    while let last = result.last, last.isBlank { result.removeLast() }
    return .string(String(result.drop(while: \.isBlank)))
  }
}

/// The words that `escapeReservedKeywords` encloses in backticks.
private enum ReservedWords {
  /// Whether a text is a reserved word. Few other names share the first letter and the length with
  /// a reserved word, so nearly all names are decided without hashing.
  static func contains(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, lengths[Int(first)] >> utf8.count & 1 == 1 else { return false }
    return all.contains(text)
  }

  /// The lengths of the reserved words by their first byte, as a bit set.
  private static let lengths = all.reduce(into: [UInt](repeating: 0, count: 256)) { lengths, word in
    if let first = word.utf8.first { lengths[Int(first)] |= 1 << word.utf8.count }
  }

  private static let all = Set(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let \
    open operator private protocol public static struct subscript typealias var break case \
    continue default defer do else fallthrough for guard if in repeat return switch where while \
    as Any catch false is nil rethrows super self Self throw throws true try _ #available \
    #colorLiteral #column #else #elseif #endif #file #fileLiteral #function #if #imageLiteral \
    #line #selector #sourceLocation associativity convenience dynamic didSet final get infix \
    indirect lazy left mutating none nonmutating optional override postfix precedence prefix \
    Protocol required right set Type unowned weak willSet
    """.split(separator: " ").map(String.init))
}
