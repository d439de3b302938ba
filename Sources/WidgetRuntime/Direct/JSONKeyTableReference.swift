/// A reference to a table of the session, which does not retain the table.
///
/// All unsafe code for tables is in this file. A session releases its tables only with itself, and an object does not
/// outlive the session that reads it.
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

  /// Returns the position of a key in a range of a document, or -1 for an unknown key, and the offset of the next key
  /// in the literal.
  @inline(__always)
  func find(in document: JSONBytes, from start: Int, to end: Int) -> (number: Int, next: Int) {
    #if compiler(>=6.2)
      unsafe table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
    #else
      table._withUnsafeGuaranteedRef { $0.find(in: document, from: start, to: end) }
    #endif
  }
}
