import WidgetModel
import WidgetPlan
import WidgetTemplate

/// A type with its members for one output, for templates: `type.name`, `type.variants`.
///
/// It is an object rather than a dictionary, so that a type is described only while a template renders it. The
/// descriptions of thousands of types would otherwise need most of a run's memory.
final class GeneratedTypeObject: TemplateObject {
  private let type: TypePlan
  private let output: TypePlan.Output
  private let spelling: RuntimeSpelling

  init(_ type: TypePlan, in output: TypePlan.Output, _ spelling: RuntimeSpelling) {
    self.type = type
    self.output = output
    self.spelling = spelling.inMembers(of: type)
  }

  private static let names = [
    "name", "condition", "availability", "isolation", "conformances", "conditionalConformances",
    "decodingClause", "encodingClause",
    "label", "isConditional", "variants",
  ]

  var strictNames: [String]? { Self.names }

  var entries: [String: Value]? {
    Dictionary(uniqueKeysWithValues: Self.names.map { ($0, member($0) ?? .none) })
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "name": .string(type.name)
    case "condition": .optional(type.condition)
    case "availability": .array(type.availability.map(Value.string))
    case "isolation": .string(BuiltinContext.isolation(type.isNonisolated))
    case "conformances": .array(type.conformances.map { .string(spelling.names.inSignatures[$0]) })
    case "conditionalConformances":
      .array(type.conditionalConformances.map { .string(spelling.names.requirements($0)) })
    case "decodingClause":
      .string(spelling.names.requirements(BuiltinContext.clause(type.decodingRequirements)))
    case "encodingClause":
      .string(spelling.names.requirements(BuiltinContext.clause(type.encodingRequirements)))
    case "label": .string(label)
    case "isConditional": .bool(isConditional)
    case "variants": .array(variants)
    default: nil
    }
  }

  private var isConditional: Bool { type.variants.count > 1 }

  /// The word after the type's name in the comment above a generated extension.
  private var label: String {
    let isCoded =
      type.isCoded || !type.conformances.isEmpty || !type.conditionalConformances.isEmpty
    guard type.codingOutput == output, isCoded else { return "Init" }
    return spelling.encodes ? "Codable" : "Decodable"
  }

  private var variants: [Value] {
    type.variants.enumerated().map { index, variant in
      BuiltinContext.variant(
        variant, of: type, in: output,
        opening: BuiltinContext.opening(variant, index, isConditional), spelling)
    }
  }
}
