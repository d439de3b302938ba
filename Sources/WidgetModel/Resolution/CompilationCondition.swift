import WidgetSource

/// Conditions of `#if` as text.
enum CompilationCondition {
  /// The condition under which two conditions hold. Alternatives, which are in parentheses, get parentheses around
  /// them.
  static func both(_ outer: String?, _ inner: String) -> String {
    guard let outer, outer != inner, !inner.hasPrefix(outer + " && ") else { return inner }
    return "\(outer) && " + (inner.holds(") || (") ? "(\(inner))" : inner)
  }
}
