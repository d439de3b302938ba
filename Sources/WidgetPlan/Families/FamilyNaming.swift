import WidgetModel
import WidgetSyntax

/// How the types of a family, and the cases of an enum, get their names in the JSON.
struct FamilyNaming: Equatable, Sendable {
  var style: NameStyle
  var isBeagle: Bool
  var ignoresCase: Bool

  init(_ annotations: [Annotation]) {
    style = annotations.nameStyle ?? .camel
    isBeagle = annotations[.preset]?.text == "beagle"
    ignoresCase = isBeagle || annotations.has(.ignoreCase)
  }

  /// The names of a type, the one that is written first.
  func names(ofType name: String, _ annotations: [Annotation]) -> [String] {
    if let written = written(annotations) { return written }
    return cased(isBeagle ? BeaglePreset.names(ofType: name) : [style.apply(to: name)])
  }

  /// The names of an enum's case that is a member by itself.
  func names(ofCase name: String, _ annotations: [Annotation]) -> [String] {
    if let written = written(annotations) { return written }
    return cased([isBeagle ? BeaglePreset.name(ofCase: name) : style.apply(to: name)])
  }

  private func written(_ annotations: [Annotation]) -> [String]? {
    let names = annotations.texts(.name)
    if names.isEmpty { return nil }
    return cased(isBeagle ? names.map(BeaglePreset.name(written:)) : names)
  }

  private func cased(_ names: [String]) -> [String] {
    ignoresCase ? names.map { $0.lowercased() } : names
  }
}
