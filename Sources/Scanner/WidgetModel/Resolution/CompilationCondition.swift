import WidgetSource

/// Conditions of `#if` as text.
enum CompilationCondition {
  /// Returns the conjunction of two conditions. The inner condition gets parentheses if it has the form `(a) || (b)`.
  /// The outer condition is omitted if the inner condition equals it, or begins with it and `&&`.
  static func both(_ outer: String?, _ inner: String) -> String {
    guard let outer, outer != inner, !inner.hasPrefix(outer + " && ") else { return inner }
    return "\(outer) && " + (inner.holds(") || (") ? "(\(inner))" : inner)
  }
}
