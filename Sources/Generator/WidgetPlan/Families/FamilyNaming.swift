import WidgetModel
import WidgetSyntax

/// Determines the names of a family's types, and of an enum's cases, in the JSON.
struct FamilyNaming: Equatable, Sendable {
  var style: NameStyle
  var isBeagle: Bool
  var ignoresCase: Bool

  init(_ attributes: FamilyAttributes) {
    style = attributes.nameStyle ?? .camel
    isBeagle = attributes.isBeagle
    ignoresCase = isBeagle || attributes.ignoresCase
  }

  /// Returns the names of a type; the first is encoded.
  ///
  /// - Parameters:
  ///   - specified: the names in the type's annotations.
  ///   - constant: the value that the type encodes at the place of the name, if it is a constant.
  func names(
    ofType name: String, _ specified: SpecifiedNames, constant: String?
  ) -> [String] {
    names(
      specified,
      or: constant.map { [$0] }
        ?? (isBeagle ? BeaglePreset.names(ofType: name) : [style.apply(to: name)]))
  }

  /// Returns the names of an enum's case if the cases are the members of the family; the first is encoded.
  func names(
    ofCase name: String, _ specified: SpecifiedNames, constant: String?
  ) -> [String] {
    names(
      specified,
      or: [constant ?? (isBeagle ? BeaglePreset.name(ofCase: name) : style.apply(to: name))])
  }

  /// - Parameter ownNames: the names that the type or case has if `name` is not specified.
  private func names(_ specified: SpecifiedNames, or ownNames: [String]) -> [String] {
    let first = specified.name.map { [qualified($0)] } ?? ownNames
    let names = first + specified.aliases.map(qualified)
    return ignoresCase ? names.map { $0.lowercased() } : names
  }

  private func qualified(_ name: String) -> String {
    isBeagle ? BeaglePreset.name(written: name) : name
  }
}
