/// A range of integers that are decoded as one case of an enum with raw values: `400...499`.
package struct RawRange: Equatable, Sendable {
  /// The integers; never empty.
  package let values: ClosedRange<Int>

  /// The maximum number of integers in a range. It is limited because the contract lists each integer.
  package static let limit = 1000

  /// Returns nil if the text is not a range, or if the range contains too many integers.
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
      lower < upper, Self.fits(lower, upper - 1)
    {
      values = lower...(upper - 1)
    } else {
      return nil
    }
  }

  private static func fits(_ lower: Int, _ upper: Int) -> Bool {
    let (distance, overflows) = upper.subtractingReportingOverflow(lower)
    return !overflows && distance < limit
  }
}
