import WidgetSource

/// Counts the characters (Unicode scalars) up to any offset of a file. A count starts at a block instead of the
/// beginning of the file, so that a million positions in one long line do not take quadratic time.
struct CharacterCounts {
  private let bytes: [UInt8]
  /// The number of characters that start before each block.
  private var counts: [Int] = []
  /// The size of a block in bytes.
  private static let blockSize = 1024

  init(_ source: SourceFile) {
    bytes = source.bytes
    var count = 0
    for start in stride(from: 0, through: bytes.count, by: Self.blockSize) {
      counts.append(count)
      count += Self.starts(in: bytes[start..<min(start + Self.blockSize, bytes.count)])
    }
  }

  /// Returns the number of characters that start in a range of offsets. The range is clamped to the file.
  func count(in range: Range<UInt32>) -> Int {
    count(before: Int(range.upperBound)) - count(before: Int(range.lowerBound))
  }

  private func count(before offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let block = end / Self.blockSize
    return counts[block] + Self.starts(in: bytes[block * Self.blockSize..<end])
  }

  /// Returns the number of characters that start in some bytes. A byte starts a character unless it
  /// is a continuation byte (RFC 3629, section 3).
  private static func starts(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
