import WidgetModel
import WidgetTemplate

/// What built-in templates see, and what the user's templates see besides Sourcery's names.
///
/// For example: `{% for type in widgets %}{{ type.name }}{% endfor %}`.
enum BuiltinContext {
  /// - Parameter types: those that have members in the output folder.
  static func values(
    _ types: [GeneratedType], families: [Family], policyBoxes: [Value], imports: [String],
    familyImports: [String],
    _ spelling: WireSpelling, embedsRuntime: Bool
  ) -> [String: Value] {
    [
      "families": .array(families.map { value($0, embedsRuntime: embedsRuntime) }),
      "policyBoxes": .array(policyBoxes),
      "familyImports": .array(familyImports.map(Value.string)),
      "needsRuntime": .bool(
        embedsRuntime && (!families.isEmpty || types.contains(where: \.needsRuntime))),
      "runtimeIsolation":
        families.contains(where: \.isNonisolated) || types.contains(where: \.isNonisolated)
        ? "nonisolated " : "",
      "castsWrapped": .bool(spelling.runtime == .beagle2 && types.contains(where: \.casts)),
      "imports": .array(imports.map(Value.string)),
      "widgets": .array(
        types.map { .object(GeneratedTypeObject($0, in: .output, spelling)) }),
    ]
  }

  /// What stands between a signature and its body.
  static func clause(_ requirements: String?) -> String {
    requirements.map { " where " + $0 } ?? ""
  }

  /// The line that opens a branch; none without `#if`.
  static func opening(
    _ variant: GeneratedType.Variant, _ index: Int, _ isConditional: Bool
  ) -> Value {
    guard isConditional else { return .none }
    guard let condition = variant.condition else { return "#else" }
    return .string((index == 0 ? "#if " : "#elseif ") + condition)
  }

  /// The members that one branch gives a type in one place.
  static func value(
    _ variant: GeneratedType.Variant, of type: GeneratedType, in place: GeneratedType.Place,
    opening: Value, _ spelling: WireSpelling
  ) -> Value {
    let isInitialized = type.initPlace == place
    let isCoded = type.decodingPlace == place
    return [
      "opening": opening,
      "init": optional(isInitialized ? variant.memberwiseInit : nil) { value($0) },
      "decoding": optional(isCoded ? variant.decoding : nil) {
        value($0, isRequired: .bool(type.needsRequired))
      },
      "enumDecoding": optional(isCoded ? variant.enumDecoding : nil) { value($0) },
      "coding": optional(isCoded ? variant.coding : nil) { value($0, of: type, spelling) },
      "enumCoding": optional(isCoded ? variant.enumCoding : nil) { value($0, of: type, spelling) },
    ]
  }

  /// What describes a part, or none.
  private static func optional<Part>(_ part: Part?, _ description: (Part) -> Value) -> Value {
    part.map(description) ?? .none
  }

  private static func value(_ initializer: MemberwiseInit) -> Value {
    [
      "access": .optional(initializer.access?.rawValue),
      "isDistinguished": .bool(initializer.isDistinguished),
      "delegated": initializer.delegated.map { arguments in
        .array(arguments.map { ["label": .string($0.label.label), "value": .string($0.value)] })
      } ?? .none,
      "assigned": .array(
        initializer.assigned.map { ["name": .string($0.name), "value": .string($0.local)] }),
      "parameters": .array(
        initializer.parameters.map { parameter in
          [
            "names": .string(parameter.names), "type": .string(parameter.type),
            "default": .optional(parameter.defaultValue),
          ]
        }),
    ]
  }
}

extension Value {
  /// A string, or none.
  static func optional(_ text: String?) -> Value { text.map(Value.string) ?? .none }
}

extension GeneratedType {
  /// Whether `init(from:)` is generated.
  var isDecoded: Bool { variants.contains(where: \.hasCoding) }

  /// Whether the members call WidgetRuntime.
  var needsRuntime: Bool {
    variants.contains { variant in
      guard let coding = variant.coding else { return variant.enumCoding != nil }
      return coding.keys == .names
        || coding.properties.contains { $0.type.isPartial || $0.type.box?.unknown != nil }
    }
  }

  /// Whether a decoded value has to be made narrower.
  var casts: Bool {
    variants.contains { variant in
      variant.coding?.properties.contains {
        $0.type.box.map { $0.wanted != nil && !$0.isConcrete && $0.unknown == nil } ?? false
      } ?? false
    }
  }
}
