import WidgetSource

extension ChangeCheck<ComparedValues> {
  /// Compares whether the raw values are integers or strings.
  static let kind = ChangeCheck(.typeChanged, isFinal: true) { values in
    guard values.old.areIntegers != values.new.areIntegers else { return [] }
    return [
      Change(
        .typeChanged, at: values.place,
        "the raw values of \(values.place.quoted) are "
          + "\(values.new.areIntegers ? "integers" : "strings") now", .both,
        cure: "keep the old raw values", use: .init(.old, .type(values.place.swift)))
    ]
  }

  /// Compares the raw values of the cases, and the directions in which they are coded.
  static let cases = ChangeCheck(
    .caseAdded, .caseRemoved, .nameChanged, .meaningChanged, .writeAdded, .writeRemoved,
    facts: ["values", "oneWay"]
  ) { values in
    values.removals + values.additions + values.renames + values.renumberings
      + values.writeChanges
  } isWithoutEffect: { values in
    // Only names in Swift differ.
    values.old.read.map(\.value).sorted() == values.new.read.map(\.value).sorted()
      && (!values.comparison.comparesWrites
        || values.old.written.map(\.value).sorted() == values.new.written.map(\.value).sorted())
  }
}

extension ComparedValues {
  fileprivate var removals: [Change] {
    let after = Set(new.read.map(\.value))
    let isLost = new.fallback == nil
    return old.read.filter { !after.contains($0.value) }.map { element in
      Change(
        .caseRemoved, at: place(of: element), "\(place.quoted) no longer has '\(element.value)'",
        .backward, isLost ? .error : .warning, loss: isLost ? .screen : .value,
        cure: "keep the case", use: .init(.old, .value(type: place.swift, element.value))
      ).softened(old.deprecations[element.name])
    }
  }

  /// The changes of values that are decoded as another case, although a case with the old or the new name exists in both
  /// versions.
  fileprivate var renumberings: [Change] {
    // Cases of different `#if` branches can share a value.
    let before = Dictionary(grouping: old.read, by: \.value)
    let names = Set(old.read.map(\.name)).intersection(new.read.map(\.name))
    return new.read.compactMap { element in
      guard let cases = before[element.value], let name = cases.first?.name,
        !cases.contains(where: { $0.name == element.name }),
        names.contains(name) || names.contains(element.name)
      else { return nil }
      return .meaningChanged(
        "'\(element.value)' in \(place.quoted)", at: place(of: element), to: element.name,
        from: name, use: .init(.old, .value(type: place.swift, element.value)))
    }
  }

  fileprivate var additions: [Change] {
    let before = Set(old.read.map(\.value))
    let isLost = old.fallback == nil
    return new.read.filter { !before.contains($0.value) }.map { element in
      Change(
        .caseAdded, at: place(of: element), "\(place.quoted) also has '\(element.value)'", .forward,
        isLost ? .warning : .info, loss: isLost ? .screen : .value,
        cure: "do not send it to old versions",
        use: .init(.new, .value(type: place.swift, element.value)))
    }
  }

  /// The changes of values that only one version encodes, although neither or both versions read them. A case that is
  /// encoded as another value is not included.
  fileprivate var writeChanges: [Change] {
    guard comparison.comparesWrites else { return [] }
    let reads = (old: Set(old.read.map(\.value)), new: Set(new.read.map(\.value)))
    func changes(
      _ cases: [ContractValues.Case], without others: [ContractValues.Case],
      _ change: (WirePlace) -> Change
    ) -> [Change] {
      let (names, values) = (Set(others.map(\.name)), Set(others.map(\.value)))
      return cases.filter { element in
        !names.contains(element.name) && !values.contains(element.value)
          && reads.old.contains(element.value) == reads.new.contains(element.value)
      }.map { change(place(of: $0)) }
    }
    return changes(old.written, without: new.written, Change.writeRemoved)
      + changes(new.written, without: old.written, Change.writeAdded)
  }

  /// The changes of cases that the app now encodes as a different value. A case is not included if the new version does
  /// not read its old value.
  fileprivate var renames: [Change] {
    guard comparison.comparesWrites else { return [] }
    let before = Dictionary(uniqueKeysWithValues: old.written.map { ($0.name, $0.value) })
    let read = Set(new.read.map(\.value))
    return new.written.compactMap { element in
      guard let value = before[element.name], value != element.value, read.contains(value) else {
        return nil
      }
      return Change(
        .nameChanged, at: place(of: element),
        "'\(element.name)' of \(place.quoted) is written as '\(element.value)' now and was '\(value)'",
        .servers, .warning, cure: "servers have to read both")
    }
  }
}
