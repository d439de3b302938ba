import WidgetSyntax

/// How far one question may still follow typealiases, all its branches together.
///
/// A typealias that leads to itself is an error in Swift and must not be a loop here, nor may a few
/// lines stand for a type with millions of parts, `typealias A = Pair<B, B>`, `typealias B =
/// Pair<C, C>`, or for one so deep that following it exhausts the stack of a thread.
struct AliasBudget {
  /// In levels of types.
  private var left = 64

  /// Takes the levels of the type that a typealias stands for from the budget; false when they are
  /// more than is left.
  mutating func spend(on target: TypeName) -> Bool {
    left -= target.depth
    return left >= 0
  }
}
