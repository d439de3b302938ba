package import WidgetModel
package import WidgetSyntax

extension Model {
  /// The raw values of an enum's cases; nil for an enum without, or with some that no literal says.
  package func rawValues(of id: DeclarationID) -> RawValues? {
    let type = type(id)
    guard type.kind == .enum, let first = type.inherited.first else { return nil }
    let expanded = expanded(first, in: Scope(in: id)).type
    guard let name = expanded.dottedName?.localName else { return nil }
    let cases: [RawValues.Case]?
    let kind: RawValues.Kind
    switch name {
    case "String": (kind, cases) = (.string, strings(type.cases))
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
      (kind, cases) = (.integer, integers(type.cases))
    default: return nil
    }
    guard let cases else { return nil }
    return RawValues(
      kind: kind, type: name, cases: cases,
      fallback: type.cases.first(where: \.isFallback)?.name.bareName)
  }

  private func strings(_ cases: [EnumCase]) -> [RawValues.Case]? {
    var values: [RawValues.Case] = []
    for element in cases {
      let value = element.rawValue.map(StringLiteral.value) ?? element.name.bareName
      guard let value else { return nil }
      if element.availability.isNever { continue }
      values.append(RawValues.Case(name: element.name.bareName, value: value))
    }
    return values
  }

  /// A case without a value has one more than the case before it (Swift book, Enumerations).
  private func integers(_ cases: [EnumCase]) -> [RawValues.Case]? {
    var values: [RawValues.Case] = []
    var next = 0
    for element in cases {
      if let written = element.rawValue {
        guard let value = Int(written.filter { $0 != "_" }) else { return nil }
        next = value
      }
      if !element.availability.isNever {
        values.append(RawValues.Case(name: element.name.bareName, value: String(next)))
      }
      guard next < Int.max else { return nil }
      next += 1
    }
    return values
  }
}
