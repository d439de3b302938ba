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
      return key.map {
        let advice =
          $0.declaration == nil
          ? "use 'String' or 'Int' for the keys"
          : "make '\($0.name)' conform to 'CodingKeyRepresentable' for an object"
        return Diagnostic(
          .dictionaryAsArray,
          "Swift codes '\(plan.property.bareName)' as an array of alternating keys and values, "
            + "because its keys are of type '\($0.spelling)'; \(advice)",
          at: plan.property.range, in: file)
      }
        ?? plan.shape.keys.first(where: hasOtherNames).map {
          Diagnostic(
            .keysByRawValue,
            "the keys of '\(plan.property.bareName)' are the raw values of '\($0.name)', not the "
              + "names of its cases; write the names as raw values instead of annotations",
            at: plan.property.range, in: file)
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
      return Diagnostic(
        .keysByRawValue, severity: .warning,
        "'\(annotation)' of '\(key.name)' has no effect on the keys of "
          + "'\(plan.property.bareName)', which Swift decodes as raw values; use 'String' for the "
          + "keys",
        at: plan.property.range, in: file)
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

extension Rule {
  static let dictionaryAsArray = Rule("dictionary-as-array", .warning)
  static let keysByRawValue = Rule("keys-by-raw-value", .error, .warning)
}
