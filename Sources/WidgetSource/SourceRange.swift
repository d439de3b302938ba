/// A half-open range of byte offsets in one file.
///
/// Four bytes an end: a file above 4 GiB is refused before it is scanned.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: UInt32
  /// The offset after the last byte.
  package var end: UInt32

  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  package init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// The number of bytes.
  package var count: Int { Int(end) - Int(start) }
  package var isEmpty: Bool { end <= start }

  /// The same range for use with `[UInt8]`.
  package var bounds: Range<Int> { Int(start)..<Int(max(start, end)) }
}
