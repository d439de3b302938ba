import WidgetSource

/// Conditions of `#if` as text.
package enum CompilationCondition {
  /// Returns the conjunction of two conditions. The inner condition gets parentheses if it has the form `(a) || (b)`.
  /// The outer condition is omitted if the inner condition equals it, or begins with it and `&&`.
  static func both(_ outer: String?, _ inner: String) -> String {
    guard let outer, outer != inner, !inner.hasPrefix(outer + " && ") else { return inner }
    return "\(outer) && " + (inner.holds(") || (") ? "(\(inner))" : inner)
  }

  /// Whether two conditions can hold in the same build. A missing condition always holds.
  ///
  /// For example: `os(iOS)` and `DEBUG` can, but `os(iOS)` and `os(Linux)`, or `DEBUG` and `!(DEBUG)`, exclude each
  /// other. Conditions that are too complex to decide are assumed to exclude each other.
  package static func canBothHold(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second, first != second else { return true }
    var evaluation = ConditionEvaluation("(\(first)) && (\(second))")
    return evaluation.canHold()
  }
}

/// The evaluation of a condition of `#if` whose parts, such as `DEBUG` and `os(iOS)`, are assumed to hold or not.
private struct ConditionEvaluation {
  private let text: [UInt8]
  private var index = 0
  /// The assumptions about the parts.
  private var known: [String: Bool] = ["true": true, "false": false]
  /// The first part without an assumption.
  private var open: String?
  /// The number of evaluations that remain, because the number of combinations is exponential.
  private var budget = 2000

  init(_ text: String) { self.text = text.utf8.filter { $0 > 32 } }

  /// Whether the condition holds for some values of the parts without an assumption.
  mutating func canHold() -> Bool {
    if budget == 0 { return false }
    budget -= 1
    (index, open) = (0, nil)
    if let value = disjunction(depth: 0) { return value }
    guard let part = open else { return false }
    let assumed = known
    for value in [true, false] {
      known[part] = value
      if canHold() { return true }
      known = assumed
    }
    return false
  }

  /// Returns the value of alternatives that `||` joins, or nil if it is unknown.
  private mutating func disjunction(depth: Int) -> Bool? {
    var result = conjunction(depth)
    while skip("||") {
      let next = conjunction(depth)
      result = result == true || next == true ? true : result == nil || next == nil ? nil : false
    }
    return result
  }

  private mutating func conjunction(_ depth: Int) -> Bool? {
    var result = term(depth)
    while skip("&&") {
      let next = term(depth)
      result =
        result == false || next == false ? false : result == nil || next == nil ? nil : true
    }
    return result
  }

  private mutating func term(_ depth: Int) -> Bool? {
    if depth < 64 {
      if skip("!") { return term(depth + 1).map { !$0 } }
      if skip("(") {
        let value = disjunction(depth: depth + 1)
        _ = skip(")")
        return value
      }
    }
    return part()
  }

  /// Returns the value of a part, with its arguments: `swift(>=6.0)`.
  private mutating func part() -> Bool? {
    let start = index
    var parentheses = 0
    scan: while index < text.count {
      switch text[index] {
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")") where parentheses == 0: break scan
      case UInt8(ascii: ")"): parentheses -= 1
      case UInt8(ascii: "&"), UInt8(ascii: "|"):
        if parentheses == 0 { break scan }
      default: break
      }
      index += 1
    }
    let name = String(decoding: text[start..<index], as: UTF8.self)
    // A stray operator ends the condition.
    if index == start { index = text.count }
    return name.holds("(<")
      ? value(of: name.replacing("(<", by: "(>=")).map { !$0 } : value(of: name)
  }

  /// Returns the assumption about a part. A build has one operating system and one architecture.
  private mutating func value(of part: String) -> Bool? {
    if let value = known[part] { return value }
    let family = part.prefix { $0 != "(" } + "("
    if ["arch(", "os(", "targetEnvironment("].contains(family),
      known.contains(where: { $0.value && $0.key.hasPrefix(family) })
    {
      return false
    }
    if open == nil { open = part }
    return nil
  }

  /// Skips a token if it comes next. Returns whether it was skipped.
  private mutating func skip(_ token: String) -> Bool {
    guard text[index...].starts(with: token.utf8) else { return false }
    index += token.utf8.count
    return true
  }
}
