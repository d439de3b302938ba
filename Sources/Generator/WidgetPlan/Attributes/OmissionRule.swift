import WidgetSyntax

/// The condition under which a value with `omit` is not encoded.
enum OmissionRule: Equatable, Sendable {
  /// Nil is encoded as `null`.
  case never
  /// A value is not encoded if it equals the value for a missing key.
  case `default`
  /// A value is not encoded if the condition is true for it. The condition is nil if the annotation's text is not a
  /// condition.
  case condition(Omission?)

  /// Whether the condition tests the value of one property, and therefore cannot apply to all properties.
  var isOfOneProperty: Bool {
    if case .condition(let omission) = self { omission?.isOfOneProperty ?? true } else { false }
  }

  init(_ value: AnnotationValue) {
    switch value.text {
    case "never": self = .never
    case "default": self = .default
    case "nil": self = .condition(.isNil)
    case let text: self = .condition(Omission(text))
    }
  }
}
