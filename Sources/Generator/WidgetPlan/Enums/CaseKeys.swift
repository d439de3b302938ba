import WidgetModel
import WidgetSyntax

/// The places of a case's values: `key = url` for a single value, or `key = [id: "ID", title: meta.title]` by label.
enum CaseKeys {
  /// The place of the only value.
  case single([String])
  /// The labels (or `_0` and so on for values without a label) with their places, in order.
  case labeled([(label: String, place: [String])])

  /// Returns nil if the value has no text. Also returns nil for a list that is empty, or that contains an element that
  /// is not a pair.
  ///
  /// - Parameter value: the value of `key` on a case.
  init?(_ value: AnnotationValue) {
    guard let text = value.text else { return nil }
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      self = .single(text.keysOfPlace)
      return
    }
    let parts = text.dropFirst().dropLast().parts(separatedBy: ",")
    let pairs = parts.compactMap(Self.pair)
    if pairs.isEmpty || pairs.count < parts.count { return nil }
    self = .labeled(pairs)
  }

  /// Returns the two sides of a pair such as `id: "ID"`, or nil for any other text.
  private static func pair(_ text: String) -> (label: String, place: [String])? {
    let sides = text.parts(separatedBy: ":").map { StringLiteral.value(of: $0) ?? $0 }
    guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
    return (sides[0].bareName, sides[1].keysOfPlace)
  }

  /// Returns the place of a value, or nil if the annotation does not specify it.
  ///
  /// - Parameter isOnly: whether the case has no other values.
  func place(of label: String, isOnly: Bool) -> [String]? {
    switch self {
    case .single(let place): isOnly ? place : nil
    case .labeled(let pairs): pairs.first { $0.label == label }?.place
    }
  }
}
