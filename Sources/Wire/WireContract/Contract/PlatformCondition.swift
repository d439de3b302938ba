/// Evaluates the condition of an `#if` for a platform.
///
/// For example: `!os(tvOS) && DEBUG` is false on tvOS, and unknown on iOS.
struct PlatformCondition {
  private let platform: String
  private var rest: Substring
  /// The number of `!` and parentheses around the current term.
  private var nesting = 0
  /// The maximum of `nesting`. It limits the recursion.
  private static let deepest = 100

  /// Returns the value of a condition on a platform, or nil if it depends on something else, is not valid, or is
  /// nested more than 100 levels deep.
  static func value(_ condition: String, on platform: String) -> Bool? {
    var reader = PlatformCondition(platform: platform, rest: condition[...])
    let value = reader.alternatives()
    return reader.next == nil ? value : nil
  }

  private var next: Character? { rest.first { !$0.isWhitespace } }

  private mutating func take(_ text: String) -> Bool {
    let start = rest.drop(while: \.isWhitespace)
    guard start.hasPrefix(text) else { return false }
    rest = start.dropFirst(text.count)
    return true
  }

  private mutating func alternatives() -> Bool? {
    var value = terms()
    while take("||") {
      let other = terms()
      value = value == true || other == true ? true : value == false ? other : nil
    }
    return value
  }

  private mutating func terms() -> Bool? {
    var value = term()
    while take("&&") {
      let other = term()
      value = value == false || other == false ? false : value == true ? other : nil
    }
    return value
  }

  private mutating func term() -> Bool? {
    // The rest of the condition remains unread, so its value is nil.
    if nesting > Self.deepest { return nil }
    nesting += 1
    defer { nesting -= 1 }
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let value = alternatives()
      return take(")") ? value : nil
    }
    let start = rest.drop(while: \.isWhitespace)
    let name = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = start.dropFirst(name.count)
    guard rest.first == "(" else { return ["true": true, "false": false][name] }
    let argument = arguments().filter { !$0.isWhitespace }
    // `OSX` is an older name of macOS. Code for iOS is also compiled for Mac Catalyst.
    let system = argument == "OSX" ? "macOS" : argument
    return name == "os" ? system == (platform == "macCatalyst" ? "iOS" : platform) : nil
  }

  /// Reads arguments in parentheses, and returns the text between the parentheses.
  private mutating func arguments() -> Substring {
    var depth = 0
    let text = rest.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
    rest = rest.dropFirst(text.count + 1)
    return text.dropFirst()
  }
}
