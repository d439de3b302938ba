import WidgetModel
import WidgetSource
import WidgetSyntax

/// The names of an enum's cases in the JSON, if the enum has raw values or is transparent. They are the names that
/// annotations specify, or else the raw values. A transparent enum uses the cases' own names instead of raw values.
struct RawNames {
  private let type: ModelType
  /// The style of the names, or nil if it is not specified.
  private let style: NameStyle?

  init(of type: ModelType) {
    self.type = type
    style = type.attributes.nameStyle
  }

  /// Whether the cases have no raw values, or annotations specify other or additional names.
  var differFromRawValues: Bool {
    type.isTransparent || style != nil || type.cases.contains { !$0.attributes.names.isEmpty }
  }

  /// Whether Swift's own decoding by raw values is not sufficient.
  var areNeeded: Bool {
    differFromRawValues || ignoresCase || type.lastResort != nil
      || type.cases.contains {
        // Swift itself omits unavailable cases.
        $0.isFallback || !$0.attributes.isDecoded
      }
  }

  /// Whether Swift's own encoding by raw values is not sufficient.
  var areWritten: Bool {
    type.isTransparent || style != nil
      || type.cases.contains { $0.attributes.names.name != nil || !$0.attributes.isEncoded }
  }

  /// Whether names are compared in lowercase.
  var ignoresCase: Bool { type.attributes.family.ignoresCase }

  /// Returns the names of a case; the first is encoded.
  func names(of element: EnumCase) -> [String] {
    element.attributes.names.names(or: [ownName(of: element)])
  }

  /// Returns the name of a case that has no `name` annotation.
  private func ownName(of element: EnumCase) -> String {
    if element.rawValue == nil, let style { return style.apply(to: element.name.bareName) }
    return rawValue(of: element)
  }

  /// Returns the raw value as text. The raw value of a case that does not specify it is the case's name. In an enum
  /// with numbers, it is the previous case's value plus one, or zero for the first case.
  private func rawValue(of element: EnumCase) -> String {
    if let value = element.rawValue {
      return StringLiteral.value(of: value) ?? NumberLiteral.json(value)
    }
    guard !type.isTransparent, let first = type.inherited.first?.dottedName, first != "String",
      first != "Character"
    else { return element.name.bareName }
    let before = type.cases.prefix { $0.name != element.name }
    let start = before.lastIndex { $0.rawValue != nil }
    let value = start.flatMap { type.cases[$0].rawValue }.map(NumberLiteral.json) ?? "0"
    // Swift rejects a case without a raw value after the largest integer, so the result does not matter.
    return NumberLiteral.sum(of: value, and: before.count - (start ?? 0)) ?? value
  }
}
