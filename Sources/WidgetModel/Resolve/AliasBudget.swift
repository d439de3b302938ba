/// How many typealiases one question may still follow, all its branches together.
///
/// A typealias that leads to itself is an error in Swift and must not be a loop here, nor may a few
/// lines stand for a type with millions of parts: `typealias A = Pair<B, B>`, `typealias B = Pair<C, C>`.
struct AliasBudget {
  private var left = 32

  /// Takes one from the budget; false when none is left.
  mutating func spend() -> Bool {
    guard left > 0 else { return false }
    left -= 1
    return true
  }
}
