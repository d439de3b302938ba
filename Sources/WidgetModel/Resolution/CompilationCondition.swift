import WidgetSource

/// Conditions of `#if` as text.
enum CompilationCondition {
  /// The condition that requires two conditions. Conditions with `||` are put in parentheses.
  static func both(_ outer: String?, _ inner: String) -> String {
    guard let outer, outer != inner, !inner.hasPrefix(outer + " && ") else { return inner }
    return "\(outer) && " + (inner.holds(") || (") ? "(\(inner))" : inner)
  }
}
