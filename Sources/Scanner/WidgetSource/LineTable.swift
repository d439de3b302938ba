/// Converts byte offsets of one file to lines and columns.
///
/// A line ends at `\n`, `\r\n` or a lone `\r` (Swift book, Lexical Structure: line-break). As in
/// messages of the Swift compiler, columns count UTF-8 bytes from 1.
package struct LineTable: Sendable {
  /// The offset of each line's first byte; never empty.
  private let starts: [UInt32]

  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\r"), index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        index += 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
  }

  package init(_ file: SourceFile) { self.init(file.bytes) }

  /// Returns the number of the line that contains an offset, counted from 1.
  package func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line and the column of an offset, both counted from 1.
  package func position(at offset: UInt32) -> (line: Int, column: Int) {
    let line = line(at: offset)
    return (line, Int(offset - starts[line - 1]) + 1)
  }
}
