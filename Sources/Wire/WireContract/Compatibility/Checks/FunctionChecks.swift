import WidgetSource

extension ChangeCheck<ComparedApp> {
  /// Reports facts that cannot be compared, because the format of one of the contracts does not have them.
  static let format = ChangeCheck(.olderFormat) { app in
    let version = app.comparison.version
    guard version < Contract.currentVersion else { return [] }
    let facts = [
      ComparedApp.introductions, ComparedType.introductions, ComparedOption.introductions,
      ComparedValues.introductions, ComparedProperty.introductions,
    ]
    .flatMap { $0.filter { $0.value > version }.keys }
    return [
      Change(
        .olderFormat, at: app.place,
        "a contract has version \(version) of the format, without "
          + facts.uniqued().stablySorted().map { "'\($0)'" }.joined(separator: ", ")
          + ", which are not compared", .neither,
        cure: "write the contract again with this widgetgen")
    ]
  }

  /// Compares the user-defined functions of types that both versions have.
  static let functions = ChangeCheck(.cannotJudge, facts: ["functions"]) { app in
    let (old, new) = (app.comparison.old.contract, app.comparison.new.contract)
    let names = Set(old.functions.keys).union(new.functions.keys).stablySorted()
    return names.flatMap { name -> [Change] in
      // All values of a new type are new, and a removed type is reported.
      if old.describes(name) != new.describes(name) { return [] }
      let (before, after) = (old.functions[name] ?? [], new.functions[name] ?? [])
      let place = app.comparison.place(ofType: name)
      return after.filter { !before.contains($0) }.map { .functionAdded($0, at: place) }
        + before.filter { !after.contains($0) }.map { .functionRemoved($0, at: place) }
    }.map { $0.placed(new.types[$0.at.swift]?.place, old: old.types[$0.at.swift]?.place) }
  } isWithoutEffect: { _ in
    // The functions of an added or removed type.
    true
  }
}

extension Contract {
  /// Whether the contract contains a type, possibly with generic arguments.
  fileprivate func describes(_ name: String) -> Bool {
    types[name] != nil || types.keys.contains { $0.hasPrefix(name + "<") }
  }
}

extension Change {
  private static let encoding = "encode(to:)"

  fileprivate static func functionAdded(_ name: String, at place: WirePlace) -> Change {
    let effect =
      switch name {
      case encoding: "encodes \(place.quoted) now, so its JSON is not known"
      case "willEncode": "of \(place.quoted) is new, and may fail"
      default: "of \(place.quoted) is new, and may reject payloads that old versions decode"
      }
    return Change(
      .cannotJudge, at: place, "'\(name)' \(effect)", .neither, .warning,
      cure: "review the function")
  }

  /// A removed hook accepts more values. Without `encode(to:)`, the JSON may have another form.
  fileprivate static func functionRemoved(_ name: String, at place: WirePlace) -> Change {
    if name == encoding {
      return Change(
        .cannotJudge, at: place,
        "'\(name)' no longer encodes \(place.quoted), which may have another form now", .neither,
        .warning, cure: "compare the JSON with what servers read")
    }
    return Change(
      .cannotJudge, at: place,
      "'\(name)' of \(place.quoted) was removed; old versions may still reject values", .neither)
  }
}

extension Rule {
  static let olderFormat = Rule("older-format", .info)
}
