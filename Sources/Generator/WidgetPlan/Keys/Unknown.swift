import WidgetSyntax

extension AnnotationKey {
  static let unknown = AnnotationKey(
    "unknown", on: [.type, .protocol, .enum, .property, .enumCase, .value], takes: .policy,
    except: [.enumCase: .flag],
    subject: .value, direction: .decoding, needs: .unknownNames, family: .protocols,
    isApplied: { plan, properties in
      properties.policy(
        plan.property, plan.shape.complete, plan.presence, codedByWrapper: plan.codedWrapper != nil
      ).written != nil
    },
    // A type for unknown names belongs to the joined family, but not necessarily to the joining one.
    differs: { family, annotation in
      family.unknown.fallback == nil && family.unknown != Family.Unknown(annotation.value.text)
    },
    answers: [.missing, .families, .enums],
    usage: [
      .onTypes(
        "unknown = skip",
        "the policy for [unknown names](families.md#unknown-names) in all properties that it fits"),
      .onProperties(
        "unknown = keep",
        "the policy for [unknown names](families.md#unknown-names) in this property"),
      .onCases(
        "unknown",
        "marks the case for unknown names"),
      .onFamilies(
        "unknown = keep",
        "the [policy](#unknown-names) for unknown names; `key(fallback)` for the value under the key `fallback` of the same object; on an enum also one of its values: `.none`"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: family, unknown = keep
      protocol Block: Codable {}

      struct Text: Block {
        var value: String
      }
      """,
      reads: "[AnyBlock]", #"[{"type": "text", "value": "Hello"}, {"type": "chart", "height": 3}]"#)
  )
}
