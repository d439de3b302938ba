/// A difference between hand-written and generated coding that a user can accept.
package enum AllowedDifference: String, CaseIterable, Sendable {
  /// Generated code throws other types of errors, such as `WidgetDecodingError` instead of `DecodingError`.
  case errors
  /// `widgetgen` prints warnings about the annotated type. The generated code still does the same.
  case warnings
}
