/// A position in the text of a JSON document.
///
/// For example: `line 3, column 14`.
public struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
  /// The number of bytes of UTF-8 before the position, without a byte order mark.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The column in bytes of UTF-8, from 1.
  public let column: Int

  /// The line and the column.
  public var description: String { "line \(line), column \(column)" }
}
