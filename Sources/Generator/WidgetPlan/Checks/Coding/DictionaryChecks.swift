import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the keys of dictionaries. Swift codes some dictionaries as arrays, which most users do not expect.
struct DictionaryChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    codedMembers.compactMap { plan in
      guard plan.isCodedByGeneratedCode, plan.codedWrapper == nil else { return nil }
      let key = plan.shape.keys.first { DictionaryForm(of: $0, context.conformances) == .pairs }
      return key.map { .dictionaryAsArray(plan.property, $0, in: file) }
        ?? plan.shape.keys.first(where: hasOtherNames).map {
          .keysByRawValue(plan.property, $0, in: file)
        }
        ?? decodedDifferently(plan)
    }
  }

  /// Returns a warning if the key type of a dictionary is an enum whose annotations change only how raw values are
  /// decoded. Otherwise, returns nil.
  private func decodedDifferently(_ plan: PropertyPlan) -> Diagnostic? {
    guard planner.decodes, plan.source != .nowhere else { return nil }
    for key in plan.shape.keys {
      guard let id = key.declaration, model.declaration(id).kind == .enum else { continue }
      let type = model.type(id)
      let names = RawNames(of: type)
      guard type.swiftRawType(in: model) != nil, names.areNeeded, !names.differFromRawValues else {
        continue
      }
      let annotation =
        names.ignoresCase
        ? "caseInsensitive" : type.fallbackCase != nil ? "unknown" : "skip"
      return .keysIgnoring(annotation, plan.property, key, in: file)
    }
    return nil
  }

  /// Whether a key type is an enum whose names differ from its raw values. Swift codes the keys of a dictionary by the
  /// raw values.
  private func hasOtherNames(_ key: JSONShape.Key) -> Bool {
    guard let id = key.declaration, model.declaration(id).kind == .enum else {
      return false
    }
    let type = model.type(id)
    return type.swiftRawType(in: model) != nil && RawNames(of: type).differFromRawValues
  }
}

extension Diagnostic {
  fileprivate static func keysByRawValue(
    _ property: Property, _ key: JSONShape.Key, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keysByRawValue,
      message:
        "the keys of '\(property.bareName)' are the raw values of '\(key.name)', not the names of its "
        + "cases; write the names as raw values instead of annotations",
      file: file.source.path, range: property.range)
  }

  fileprivate static func keysIgnoring(
    _ annotation: String, _ property: Property, _ key: JSONShape.Key, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .keysByRawValue, severity: .warning,
      message:
        "'\(annotation)' of '\(key.name)' has no effect on the keys of '\(property.bareName)', which Swift decodes "
        + "as raw values; use 'String' for the keys",
      file: file.source.path, range: property.range)
  }

  fileprivate static func dictionaryAsArray(
    _ property: Property, _ key: JSONShape.Key, in file: ParsedFile
  ) -> Diagnostic {
    let advice =
      key.declaration == nil
      ? "use 'String' or 'Int' for the keys"
      : "make '\(key.name)' conform to 'CodingKeyRepresentable' for an object"
    return Diagnostic(
      rule: .dictionaryAsArray,
      message:
        "Swift codes '\(property.bareName)' as an array of alternating keys and values, because its keys are "
        + "of type '\(key.spelling)'; \(advice)",
      file: file.source.path, range: property.range)
  }
}

extension Rule {
  static let keysByRawValue = Rule(
    "keys-by-raw-value", .error, .warning,
    title: "The keys of a dictionary are an enum whose names differ from its raw values")

  static let dictionaryAsArray = Rule(
    "dictionary-as-array", .warning, title: "A dictionary is coded as an array")
}
