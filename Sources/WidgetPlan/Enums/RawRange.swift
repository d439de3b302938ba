/// Several integers that are read as one case of an enum with raw values: `400...499`.
package struct RawRange: Equatable, Sendable {
  /// The integers; never empty.
  package let values: ClosedRange<Int>

  /// How many integers may be in one, each of which is in the contract.
  package static let limit = 1000

  /// Nil where a text is not that of a range, or of too large a one.
  package init?(_ text: String) {
    let dots = text.split(separator: ".", omittingEmptySubsequences: false)
    guard dots.count == 4 || dots.count == 3, dots[1].isEmpty, let lower = Int(dots[0]) else {
      return nil
    }
    if dots.count == 4, dots[2].isEmpty, let upper = Int(dots[3]), lower <= upper,
      Self.fits(lower, upper)
    {
      values = lower...upper
    } else if dots.count == 3, dots[2].first == "<", let upper = Int(dots[2].dropFirst()),
      lower < upper, Self.fits(lower, upper)
    {
      values = lower...(upper - 1)
    } else {
      return nil
    }
  }

  private static func fits(_ lower: Int, _ upper: Int) -> Bool {
    let (count, overflows) = upper.subtractingReportingOverflow(lower)
    return !overflows && count <= limit
  }
}
