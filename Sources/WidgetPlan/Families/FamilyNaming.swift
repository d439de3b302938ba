import WidgetModel
import WidgetSyntax

/// How the types of a family, and the cases of an enum, get their names in the JSON.
struct FamilyNaming: Equatable, Sendable {
  var style: NameStyle
  var isBeagle: Bool
  var ignoresCase: Bool

  init(_ attributes: FamilyAttributes) {
    style = attributes.nameStyle ?? .camel
    isBeagle = attributes.isBeagle
    ignoresCase = isBeagle || attributes.ignoresCase
  }

  /// The names of a type; the first is encoded.
  ///
  /// - Parameter specified: the names in its annotations.
  func names(ofType name: String, _ specified: [String]) -> [String] {
    if !specified.isEmpty { return names(specified) }
    return cased(isBeagle ? BeaglePreset.names(ofType: name) : [style.apply(to: name)])
  }

  /// The names of a case of an enum whose cases are the members; the first is encoded.
  func names(ofCase name: String, _ specified: [String]) -> [String] {
    if !specified.isEmpty { return names(specified) }
    return cased([isBeagle ? BeaglePreset.name(ofCase: name) : style.apply(to: name)])
  }

  private func names(_ specified: [String]) -> [String] {
    cased(isBeagle ? specified.map(BeaglePreset.name(written:)) : specified)
  }

  private func cased(_ names: [String]) -> [String] {
    ignoresCase ? names.map { $0.lowercased() } : names
  }
}
