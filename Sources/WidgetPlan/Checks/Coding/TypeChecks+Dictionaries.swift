import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rule of dictionaries: Swift codes some as arrays, which few expect.
extension TypeChecks {
  func checkDictionaries() -> [Diagnostic] {
    (planned + plannedValues).compactMap { plan in
      guard plan.isCodedByGeneratedCode, plan.codedWrapper == nil else { return nil }
      let key = plan.shape.keys.first { planner.model.form(of: $0) == .pairs }
      return key.map { .dictionaryAsArray(plan.property, $0, in: file) }
    }
  }
}

extension Diagnostic {
  fileprivate static func dictionaryAsArray(
    _ property: Property, _ key: JSONShape.Key, in file: ParsedFile
  ) -> Diagnostic {
    let advice =
      key.declaration == nil
      ? "use 'String' or 'Int' for the keys"
      : "make '\(key.name)' conform to 'CodingKeyRepresentable' for an object"
    return Diagnostic(
      rule: .dictionaryAsArray, severity: .warning,
      message:
        "Swift codes '\(property.bareName)', with keys of type '\(key.spelling)', as an array of "
        + "keys and values in turn; \(advice)",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let dictionaryAsArray = Rule(
    "dictionary-as-array", "A dictionary is coded as an array",
    "Swift makes an object of a dictionary whose keys are `String`, `Int` or a type that is "
      + "`CodingKeyRepresentable`, and an array of keys and values in turn of every other. For an enum "
      + "with raw values, `CodingKeyRepresentable` needs nothing but the conformance.")
}
