import WidgetModel
import WidgetPlan
import WidgetTemplate

/// What built-in templates see, and what the user's templates see besides Sourcery's names.
///
/// For example: `{% for type in widgets %}{{ type.name }}{% endfor %}`.
enum BuiltinContext {
  /// - Parameter types: those that have members in the output folder.
  static func values(
    _ types: [TypePlan], families: [FamilyPlan], policyBoxes: [Value], imports: [String],
    familyImports: [String], _ spelling: RuntimeSpelling
  ) -> [String: Value] {
    [
      "families": .array(families.map { value($0, spelling) }),
      "policyBoxes": .array(policyBoxes),
      "familyImports": .array(familyImports.map(Value.string)),
      "castsWrapped": .bool(spelling.wrapsPolymorphs && types.contains(where: \.casts)),
      "imports": .array(imports.map(Value.string)),
      "widgets": .array(
        types.map { .object(GeneratedTypeObject($0, in: .output, spelling)) }),
    ]
  }

  /// What is written between a signature and its body.
  static func clause(_ requirements: String?) -> String {
    requirements.map { " where " + $0 } ?? ""
  }

  /// `nonisolated `, or nothing for a declaration with the module's default isolation.
  static func isolation(_ isNonisolated: Bool) -> String { isNonisolated ? "nonisolated " : "" }

  /// The modifiers of a generated member: `public nonisolated `.
  static func modifiers(_ access: AccessLevel?, isNonisolated: Bool) -> String {
    (access.map { $0.rawValue + " " } ?? "") + isolation(isNonisolated)
  }

  /// The line that opens a branch; none without `#if`.
  static func opening(
    _ variant: TypePlan.Variant, _ index: Int, _ isConditional: Bool
  ) -> Value {
    guard isConditional else { return .none }
    guard let condition = variant.condition else { return "#else" }
    return .string((index == 0 ? "#if " : "#elseif ") + condition)
  }

  /// The members that one branch gives a type in one place.
  static func value(
    _ variant: TypePlan.Variant, of type: TypePlan, in place: TypePlan.Place,
    opening: Value, _ spelling: RuntimeSpelling
  ) -> Value {
    let initializer = type.initPlace == place ? variant.memberwiseInit : nil
    return .strict([
      "opening": opening, "init": initializer.map(value) ?? .none,
      "coding": type.codingPlace == place && variant.isCoded
        ? .object(CodingObject(variant, of: type, spelling)) : .none,
      "direct": place == .output && type.codingPlace == place
        ? direct(variant, of: type, spelling) : .none,
    ])
  }

  private static func value(_ initializer: MemberwiseInit) -> Value {
    .strict([
      "access": .optional(initializer.access?.rawValue),
      "isDistinguished": .bool(initializer.isDistinguished),
      "delegated": initializer.delegated.map { arguments in
        .array(
          arguments.map { .strict(["label": .string($0.label.label), "value": .string($0.value)]) })
      } ?? .none,
      "assigned": .array(
        initializer.assigned.map {
          .strict(["name": .string($0.name), "value": .string($0.local)])
        }),
      "parameters": .array(
        initializer.parameters.map { parameter in
          .strict([
            "names": .string(parameter.names), "type": .string(parameter.type),
            "default": .optional(parameter.defaultValue),
          ])
        }),
    ])
  }
}

extension Value {
  /// A string, or none.
  static func optional(_ text: String?) -> Value { text.map(Value.string) ?? .none }
}

extension TypePlan {
  /// Whether a decoded value has to be made narrower.
  fileprivate var casts: Bool {
    variants.filter(\.isCoded).compactMap(\.object).flatMap(\.properties)
      .compactMap(\.shape.polymorph)
      .contains { $0.narrowed != nil && !$0.isConcrete && $0.unknown == nil }
  }
}
