/// A half-open range of byte offsets in one file.
///
/// An offset has 32 bits: files above 4 GiB are rejected before they are scanned. The members can be inlined into other
/// modules, because the scanner creates a range for each name and type.
@usableFromInline
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  @usableFromInline package var start: UInt32
  /// The offset after the last byte.
  @usableFromInline package var end: UInt32

  @inlinable
  package init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable
  package init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// The number of bytes.
  @inlinable
  package var count: Int { Int(end) - Int(start) }
  @inlinable
  package var isEmpty: Bool { end <= start }

  /// The range as an index range of `[UInt8]`.
  package var bounds: Range<Int> { Int(start)..<Int(max(start, end)) }
}
