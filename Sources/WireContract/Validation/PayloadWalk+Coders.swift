import WidgetSource

/// Values that coders read.
extension PayloadWalk {
  /// A number, a truth value or a text, of which a value can be made.
  mutating func checkLenient(_ node: Int, _ scalar: WireType.Scalar) {
    let isRead =
      switch nodes[node].kind {
      case .array, .object, .null: false
      case .string: scalar.readsLeniently(text(node).trimmedWhitespace, isText: true)
      case .number, .bool:
        scalar.readsLeniently(bytes.text(nodes[node].range.bounds), isText: false)
      }
    if !isRead { wrongType(node, "what 'Lenient' reads as '\(scalar.swift)'") }
  }
}

extension WireType.Scalar {
  /// Whether `Lenient` makes a value of a text, or of the digits or letters of another one.
  fileprivate func readsLeniently(_ text: String, isText: Bool) -> Bool {
    switch self {
    case .string: return true
    case .bool: return ["true", "false", "0", "1"].contains(text)
    case .double, .float:
      return isText ? Double(text) != nil : fits(text)
    default:
      guard let integers else { return false }
      // A fraction of a number may be zero, that of a text not.
      if !isText { return text.first?.isLetter != true && integers.fit(text) == .fits }
      if let value = Int64(text) { return integers.contains(value) }
      return UInt64(text).map { $0 <= integers.greatest } ?? false
    }
  }
}

extension String {
  fileprivate var trimmedWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
