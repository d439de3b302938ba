import WidgetSource

extension ChangeCheck<ComparedProperty> {
  /// Compares keys, aliases and paths.
  static let key = ChangeCheck(
    .aliasAdded, .aliasRemoved, .keyChanged, .pathChanged, facts: ["reads"]
  ) { pair in
    let (old, new) = (pair.old.reads, pair.new.reads)
    guard !pair.new.isElement, let before = old.first, let after = new.first else { return [] }
    var changes: [Change] = []
    if before != after {
      changes.append(
        new.contains(before) ? pair.keptKey(before, after) : pair.lostKey(before, after))
    }
    changes += old.dropFirst().filter { !new.contains($0) }.map(pair.aliasRemoved)
    changes += new.dropFirst().filter { $0 != before && !old.contains($0) }.map(pair.aliasAdded)
    return changes
  } isWithoutEffect: { pair in
    // The order of aliases only matters for objects with several of them.
    pair.old.reads.first == pair.new.reads.first && Set(pair.old.reads) == Set(pair.new.reads)
  }

  /// Compares the positions of elements.
  static let position = ChangeCheck(
    .keyChanged, facts: ["reads", "writes", "name"]
  ) { pair in
    guard pair.new.isElement, let before = pair.old.reads.first?.last,
      let after = pair.new.reads.first?.last
    else { return [] }
    if before != after {
      return [
        Change(
          .keyChanged, at: pair.place,
          "the position of \(pair.place.quoted) changed from \(before) to \(after)", .eachOther,
          cure: "keep the order of the elements, and add others at the end",
          use: .init(.old, .type(pair.owner.swift)))
      ]
    }
    // If the position is the same but the names in Swift differ, only the developer knows whether both elements have
    // the same meaning.
    guard pair.old.name != pair.new.name else { return [] }
    return [
      Change(
        .keyChanged, at: pair.place,
        "the element at position \(after) is '\(pair.new.name)' now and was '\(pair.old.name)'",
        .neither)
    ]
  }
}

extension ComparedProperty {
  fileprivate func keptKey(_ before: [String], _ after: [String]) -> Change {
    let (oldKey, key) = (before.joined(separator: "."), after.joined(separator: "."))
    let what = "the key of \(place.quoted) changed from '\(oldKey)' to '\(key)'"
    if old.reads.contains(after) {
      // Both versions read both keys.
      let isWritten = comparison.comparesWrites && old.writes == before && new.writes == after
      return Change(
        .keyChanged, at: place, what + "; both versions read both keys",
        isWritten ? .servers : .neither, isWritten ? .warning : .info,
        cure: isWritten ? "servers have to read both keys" : nil, use: nil)
    }
    return Change(
      .keyChanged, at: place, what + "; the old key is still read", .forward,
      loss: old.isRequired ? .screen : .value, cure: "send '\(oldKey)' to old versions", use: use)
  }

  fileprivate func lostKey(_ before: [String], _ after: [String]) -> Change {
    let isPath = before.count > 1 || after.count > 1
    // A value cannot be an object that contains itself.
    let isNested = before.starts(with: after) || after.starts(with: before)
    let (oldKey, key) = (before.joined(separator: "."), after.joined(separator: "."))
    return Change(
      isPath ? .pathChanged : .keyChanged, at: place,
      "the \(isPath ? "path" : "key") of \(place.quoted) changed from '\(oldKey)' to '\(key)'",
      isNested ? .both : .eachOther, loss: new.isRequired ? .screen : .value,
      oldLoss: old.isRequired ? .screen : .value,
      cure: "keep the old one: '// widgetgen: alias = \(oldKey)'"
        + (isNested ? "" : ", or send the value under both"), use: use)
  }

  fileprivate func aliasRemoved(_ alias: [String]) -> Change {
    let key = alias.joined(separator: ".")
    return Change(
      .aliasRemoved, at: place, "\(place.quoted) is no longer read from '\(key)'", .backward,
      loss: new.isRequired ? .screen : .value, cure: "keep it: '// widgetgen: alias = \(key)'",
      use: .init(.old, .key(owner: owner.swift, property: old.name, spelling: key)))
  }

  fileprivate func aliasAdded(_ alias: [String]) -> Change {
    let key = alias.joined(separator: ".")
    return Change(
      .aliasAdded, at: place, "\(place.quoted) is also read from '\(key)'", .forward, .info,
      loss: old.isRequired ? .screen : .value, cure: "do not send it to old versions",
      use: .init(.new, .key(owner: owner.swift, property: new.name, spelling: key)))
  }
}

extension Rule {
  static let aliasAdded = Rule("alias-added", .info)
  static let aliasRemoved = Rule("alias-removed", .error, .warning)
  static let keyChanged = Rule("key-changed", .error, .warning, .info)
  static let pathChanged = Rule("path-changed", .error)
}
