/// A reference to a table of the session. The reference does not retain the table.
///
/// All unsafe code for tables is in this file. A session keeps its tables until the session itself is released, and an
/// object does not outlive the session that reads it.
#if compiler(>=6.2)
  @safe
#endif
@frozen
@usableFromInline
struct JSONKeyTableReference {
  @usableFromInline let table: Unmanaged<JSONKeyTable>

  init(_ table: JSONKeyTable) {
    #if compiler(>=6.2)
      unsafe self.table = .passUnretained(table)
    #else
      self.table = .passUnretained(table)
    #endif
  }

  /// Finds a key that is in a range of a document. Returns the position of the key, or -1 for an unknown key, and the
  /// offset of the following key in the literal.
  @inline(__always)
  func find(in document: JSONBytes, from start: Int, to end: Int) -> (number: Int, next: Int) {
    #if compiler(>=6.2)
      unsafe table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
    #else
      table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
    #endif
  }
}
