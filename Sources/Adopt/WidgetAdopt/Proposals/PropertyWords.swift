import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Derives the annotations of one property from its facts.
struct PropertyWords {
  let property: Property
  let decoded: DecodedFact?
  let encoded: EncodedFact?
  /// Whether generated code decodes the type.
  let decodes: Bool
  /// Whether generated code encodes the type.
  let encodes: Bool

  private var isOptional: Bool { property.type?.isOptional ?? false }
  private var name: String { property.bareName }

  /// The initial value, or nil if there is none or if it is nil.
  private var initialValue: String? {
    property.initialValue.flatMap { $0.trimmed == "nil" ? nil : $0.trimmed }
  }

  /// Returns the annotations except for the key.
  func words() throws(Obstacle) -> [String] {
    try decodingWords() + encodingWords() + skipWords()
  }

  /// Whether `CodingKeys` has a case for the property with the key of the facts.
  func isPlaced(by keys: [String: String]) -> Bool {
    guard let key = keys[name] else { return false }
    return [decoded?.place, encoded?.place].allSatisfy { $0?.path.map { $0 == [key] } ?? true }
  }

  /// Returns the annotation for keys that differ from the name in a style.
  func keyWords(_ style: NameStyle?) throws(Obstacle) -> [String] {
    let usual = [style?.apply(toKey: name) ?? name]
    let (decoded, encoded) = (decoded?.place.path, encoded?.place.path)
    if (decoded ?? usual) == usual, (encoded ?? usual) == usual { return [] }
    guard let decoded, let encoded, decoded != encoded else {
      return ["key = \(try Self.spelled(decoded ?? encoded ?? usual))"]
    }
    return [
      "key(decode) = \(try Self.spelled(decoded))", "key(encode) = \(try Self.spelled(encoded))",
    ]
  }

  /// Returns a place in nested objects as the value of an annotation.
  private static func spelled(_ path: [String]) throws(Obstacle) -> String {
    if path.count == 1 { return try spelled(path[0]) }
    var keys: [String] = []
    for key in path { keys.append(try spelled(key)) }
    if keys.allSatisfy({ $0.hasPrefix("\"") }) { return "\"\(path.joined(separator: "."))\"" }
    return path.map { "`\($0)`" }.joined(separator: ".")
  }

  static func spelled(_ key: String) throws(Obstacle) -> String {
    let bytes = key.utf8
    if bytes.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      || bytes.contains(UInt8(ascii: "`")) || key.contains(where: \.isNewline)
    {
      throw Obstacle(.keys, "'\(key)'")
    }
    let isPlain = !key.isEmpty && !key.contains { ".,".contains($0) }
    return isPlain ? "\"\(key)\"" : "`\(key)`"
  }

  private func decodingWords() throws(Obstacle) -> [String] {
    guard decodes, let decoded, decoded.place != .whole, !decoded.place.isFunction else {
      return []
    }
    if decoded.place.isFlattened { return ["flatten"] }
    var words: [String] = []
    switch decoded.missing {
    case .error: if isOptional || initialValue != nil { words.append("default = throw") }
    case .null: if initialValue != nil { throw differs("its initial value", for: "{}") }
    case .value(let value):
      if let initialValue {
        guard initialValue.comparableValue == value.comparableValue else {
          throw differs("its initial value", for: "{}")
        }
      } else {
        words.append("default = \(value)")
      }
    }
    let usual: Outcome = isOptional ? .null : decoded.missing
    if decoded.null != usual { words.append("null = \(Self.text(decoded.null))") }
    if decoded.wrong != .error { words.append("invalid = \(Self.text(decoded.wrong))") }
    return words
  }

  private static func text(_ outcome: Outcome) -> String {
    switch outcome {
    case .error: "throw"
    case .null: "nil"
    case .value(let value): value
    }
  }

  private func encodingWords() throws(Obstacle) -> [String] {
    guard encodes, let encoded, encoded.place != .whole, !encoded.place.isFunction else {
      return []
    }
    if encoded.place.isFlattened { return decodes && decoded != nil ? [] : ["flatten"] }
    switch encoded.omission {
    case nil: return nullWords(encoded)
    case .isEmpty where !isOptional: return ["omit = isEmpty"]
    case .equals(let value) where !isOptional:
      let missing = decoded?.missing ?? initialValue.map(Outcome.value)
      guard case .value(let usual)? = missing, usual.comparableValue == value.comparableValue else {
        throw differs("the omitted value")
      }
      return ["omit = default"]
    case .isEmpty, .equals: throw differs("a condition on an optional")
    }
  }

  /// Returns the annotation for nil, which is usually left out unless decoding requires the key or replaces nil.
  private func nullWords(_ encoded: EncodedFact) -> [String] {
    guard isOptional else { return [] }
    let known = decoded?.place.isFunction == true ? nil : decoded?.missing
    let missing = known ?? initialValue.map(Outcome.value) ?? .null
    if missing == .null { return encoded.omitsNil ? [] : ["omit = never"] }
    return encoded.omitsNil ? ["omit = nil"] : []
  }

  private func skipWords() throws(Obstacle) -> [String] {
    let isConstant = property.isLet && property.initialValue != nil
    let skipsDecoding = decodes && decoded == nil
    let skipsEncoding = encodes && encoded == nil
    if skipsDecoding, !property.hasValue {
      throw Obstacle(.constant, "'\(name)'", at: property)
    }
    switch (skipsDecoding, skipsEncoding) {
    case (true, true): return ["skip"]
    case (true, false): return isConstant || !encodes && property.isLet ? [] : ["skip(decode)"]
    case (false, true): return isConstant && !decodes ? ["skip"] : ["skip(encode)"]
    case (false, false): return []
    }
  }

  /// - Parameter payload: JSON that shows the difference, or nil if none is known.
  private func differs(_ what: String, for payload: String? = nil) -> Obstacle {
    let example = payload.map { ", for \($0)" } ?? ""
    return Obstacle(.differs, "\(what) of '\(name)'\(example)", at: property)
  }
}
