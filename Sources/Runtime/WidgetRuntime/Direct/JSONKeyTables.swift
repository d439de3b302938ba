/// The tables of one list of keys.
struct JSONKeyTableEntry {
  /// The address of the literal, or 0 if the entry is free.
  var address: UInt = 0
  var table: JSONKeyTableReference?
  var quotedKeys = JSONQuotedKeys()

  /// Returns the index at which the entry for a list is stored unless another entry has this index. It is below 256.
  @inline(__always)
  fileprivate static func place(of keys: WidgetCoding.JSONKeys) -> Int {
    Int(truncatingIfNeeded: (UInt64(keys.text.address) &* 0x9E37_79B9_7F4A_7C15) &>> 56)
  }
}

extension JSONSession {
  /// Returns the table of a list of keys, or nil if it does not exist yet.
  @inline(never)
  func existingTable(of keys: WidgetCoding.JSONKeys) -> JSONKeyTableReference? {
    entry(at: place(of: keys)).table
  }

  /// Returns a new table of a list of keys, or nil if the session already has entries for 192 lists.
  @inline(never)
  func newTable(of keys: WidgetCoding.JSONKeys) -> JSONKeyTableReference? {
    guard case (var entry, let place)? = newEntry(for: keys) else { return nil }
    let table = JSONKeyTable(keys)
    ownedTables.append(table)
    entry.table = JSONKeyTableReference(table)
    set(entry, at: place)
    return entry.table
  }

  /// Returns the quoted keys of a list, or an empty list if the session already has entries for 192 lists.
  @inline(__always)
  func quotedKeys(of keys: WidgetCoding.JSONKeys) -> JSONQuotedKeys {
    let entry = entry(at: JSONKeyTableEntry.place(of: keys))
    guard entry.address == keys.text.address, !entry.quotedKeys.isEmpty else {
      return newQuotedKeys(of: keys)
    }
    return entry.quotedKeys
  }

  @inline(never)
  private func newQuotedKeys(of keys: WidgetCoding.JSONKeys) -> JSONQuotedKeys {
    guard case (var entry, let place)? = newEntry(for: keys) else { return JSONQuotedKeys() }
    if entry.quotedKeys.isEmpty {
      let storage = JSONQuotedKeyStorage(keys)
      ownedKeys.append(storage)
      entry.quotedKeys = storage.keys
      set(entry, at: place)
    }
    return entry.quotedKeys
  }

  /// Returns the entry for a list of keys and its index. If the list has no entry yet, returns a new one, or nil if the session
  /// already has entries for 192 lists.
  private func newEntry(for keys: WidgetCoding.JSONKeys) -> (entry: JSONKeyTableEntry, place: Int)?
  {
    let place = place(of: keys)
    let entry = entry(at: place)
    if entry.address != 0 { return (entry, place) }
    guard tableCount < 192 else { return nil }
    tableCount += 1
    return (JSONKeyTableEntry(address: keys.text.address), place)
  }

  /// Returns the index of the entry for a list of keys, or of a free entry if the list has none yet.
  private func place(of keys: WidgetCoding.JSONKeys) -> Int {
    var place = JSONKeyTableEntry.place(of: keys)
    while true {
      let address = entry(at: place).address
      if address == 0 || address == keys.text.address { return place }
      place = (place &+ 1) & 255
    }
  }
}

// Exclusive access to the tables is not checked, because the check takes longer than the search: 5 % of the time for
// twitter.json. All accesses are in the two following functions, which call no code that accesses the tables.

extension JSONSession {
  /// Returns the entry at an index, or a free entry if there are no tables yet.
  @inline(__always)
  private func entry(at place: Int) -> JSONKeyTableEntry {
    #if compiler(>=6.2)
      unsafe place < tables.count ? tables[place] : JSONKeyTableEntry()
    #else
      place < tables.count ? tables[place] : JSONKeyTableEntry()
    #endif
  }

  /// Stores an entry at an index below 256.
  private func set(_ entry: JSONKeyTableEntry, at place: Int) {
    #if compiler(>=6.2)
      if unsafe tables.isEmpty { unsafe tables = Array(repeating: JSONKeyTableEntry(), count: 256) }
      unsafe tables[place] = entry
    #else
      if tables.isEmpty { tables = Array(repeating: JSONKeyTableEntry(), count: 256) }
      tables[place] = entry
    #endif
  }
}
