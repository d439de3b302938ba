import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds dates and data without a coder. Their JSON depends on the strategies of the app's decoder and encoder, which
/// the sources do not show.
struct StrategyCheck: PlannedTypeCheck {
  let subject: CheckedType

  /// Returns at most one diagnostic for `Date` and one for `Data`, each at the first property with such a value.
  func run() -> [Diagnostic] {
    guard planner.decodes || planner.encodes else { return [] }
    return StrategyType.allCases.compactMap { type in
      let property = codedMembers.first { plan in
        plan.isCodedByGeneratedCode && plan.codedWrapper == nil && plan.shape.contains(type)
      }?.property
      return property.map { .dependsOnStrategy($0, type, in: plan.name, model) }
    }
  }
}

/// A type for which Foundation's coders have strategies.
private enum StrategyType: String, CaseIterable {
  case date = "Date"
  case data = "Data"

  /// The runtime's coder with the most common form.
  var coder: BuiltinCoder {
    switch self {
    case .date: .iso8601
    case .data: .base64
    }
  }
}

extension JSONShape {
  /// Whether a value of the type is in the shape, and no coder codes the value.
  fileprivate func contains(_ type: StrategyType) -> Bool {
    switch self {
    case .value(let value):
      value.coder == nil
        && (value.declaration == nil && value.name.localName == type.rawValue
          || value.arguments.contains { $0.contains(type) }
          || value.collection.map { $0.contains(type) } ?? false)
    case .polymorphic, .uncodable: false
    case .optional(let shape), .array(let shape), .dictionary(_, let shape),
      .partial(let shape, leavingOut: _):
      shape.contains(type)
    }
  }
}

extension Diagnostic {
  fileprivate static func dependsOnStrategy(
    _ property: Property, _ type: StrategyType, in owner: String, _ model: Model
  ) -> Diagnostic {
    Diagnostic(
      rule: .dependsOnStrategy,
      message:
        "the JSON of each '\(type.rawValue)' in '\(owner)' depends on the strategies of the decoder and the encoder; "
        + "write '// widgetgen: coder = \(type.coder.rawValue)()' for a fixed form",
      file: model.files[property.owner.file].source.path, range: property.range)
  }
}

extension Rule {
  static let dependsOnStrategy = Rule(
    "depends-on-strategy", .info, title: "The JSON of a type depends on strategies",
    explanation:
      "`dateDecodingStrategy` and `dataDecodingStrategy` of the decoder, and the strategies of the encoder, determine "
      + "the JSON of each `Date` and `Data` without a coder. Set the same strategies on `WidgetJSONDecoder` as on the "
      + "`JSONDecoder` that it replaces, or give the property or the type a coder. The rule applies only to direct "
      + "JSON.")
}
