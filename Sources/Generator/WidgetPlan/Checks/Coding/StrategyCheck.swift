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
    let plans = codedMembers.filter { $0.isCodedByGeneratedCode && $0.codedWrapper == nil }
    return StrategyType.allCases.compactMap { type in
      if let plan = plans.first(where: { $0.shape.hasValue(of: type) }) {
        let cure = "write '// widgetgen: coder = \(type.coder.rawValue)()' for a fixed form"
        return .dependsOnStrategy(plan.property, type, in: self.plan.name, cure, model)
      }
      return plans.first { $0.shape.mentions(type) }.map {
        let cure = "set the strategies of 'WidgetJSONDecoder' and 'WidgetJSONEncoder'"
        return .dependsOnStrategy($0.property, type, in: self.plan.name, cure, model)
      }
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
  /// Whether the shape has a value of the type without a coder, to which a coder can be added.
  fileprivate func hasValue(of type: StrategyType) -> Bool {
    guard case .value(let value) = innermost else { return false }
    return value.coder == nil && value.declaration == nil && value.name.localName == type.rawValue
  }

  /// Whether a value of the type is in the shape without a coder, which includes keys of dictionaries and arguments of
  /// generic types such as `Set<Date>`.
  fileprivate func mentions(_ type: StrategyType) -> Bool {
    switch self {
    case .value(let value):
      value.coder == nil
        && (hasValue(of: type) || value.arguments.contains { $0.mentions(type) }
          || value.collection.map { $0.mentions(type) } ?? false)
    case .dictionary(let key, let shape):
      key.declaration == nil && key.name.localName == type.rawValue || shape.mentions(type)
    case .polymorphic, .uncodable: false
    case .optional(let shape), .array(let shape), .partial(let shape, leavingOut: _):
      shape.mentions(type)
    }
  }
}

extension Diagnostic {
  fileprivate static func dependsOnStrategy(
    _ property: Property, _ type: StrategyType, in owner: String, _ cure: String, _ model: Model
  ) -> Diagnostic {
    Diagnostic(
      .dependsOnStrategy,
      "the JSON of each '\(type.rawValue)' in '\(owner)' depends on the strategies of the decoder "
        + "and the encoder; " + cure,
      at: property.range, in: model.files[property.owner.file])
  }
}

extension Rule {
  static let dependsOnStrategy = Rule("depends-on-strategy", .info)
}
