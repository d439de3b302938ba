/// Several values for each name, in order of insertion.
///
/// All values are in one array and linked by index, because a dictionary of arrays would allocate memory for each name.
struct NameLists<Value: Sendable>: Sendable {
  private var firsts: [Int32] = []
  private var lasts: [Int32] = []
  private var entries: [(value: Value, next: Int32)] = []

  mutating func add(_ value: Value, to name: NameTable.ID) {
    let name = Int(name)
    if name >= firsts.count {
      let missing = name + 1 - firsts.count
      firsts.append(contentsOf: repeatElement(-1, count: missing))
      lasts.append(contentsOf: repeatElement(-1, count: missing))
    }
    let new = Int32(entries.count)
    entries.append((value, -1))
    if lasts[name] >= 0 { entries[Int(lasts[name])].next = new } else { firsts[name] = new }
    lasts[name] = new
  }

  func isEmpty(_ name: NameTable.ID) -> Bool {
    Int(name) >= firsts.count || firsts[Int(name)] < 0
  }

  /// Whether a name has at least two values.
  func hasSeveral(_ name: NameTable.ID) -> Bool {
    !isEmpty(name) && firsts[Int(name)] != lasts[Int(name)]
  }

  subscript(name: NameTable.ID?) -> [Value] {
    guard let name, Int(name) < firsts.count else { return [] }
    var values: [Value] = []
    var entry = firsts[Int(name)]
    while entry >= 0 {
      values.append(entries[Int(entry)].value)
      entry = entries[Int(entry)].next
    }
    return values
  }
}
