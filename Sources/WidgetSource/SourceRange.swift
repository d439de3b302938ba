/// A half-open range of byte offsets in one file.
///
/// An offset has 32 bits: files above 4 GiB are rejected before they are scanned.
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

  /// The range as an index range of `[UInt8]`.
  package var bounds: Range<Int> { Int(start)..<Int(max(start, end)) }
}
