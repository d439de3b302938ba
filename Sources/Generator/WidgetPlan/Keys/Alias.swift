extension AnnotationKey {
  static let alias = AnnotationKey(
    "alias", on: [.type, .enum, .property, .enumCase, .value], takes: .names,
    except: [.property: .places, .value: .places], isRepeatable: true,
    subject: .place, direction: .decoding, needs: .literalKeys,
    answers: [.keys, .enums],
    usage: [
      .onTypes(
        "alias = [label, caption]",
        "other names that are also decoded; repeatable, with `*` as in `name`"),
      .onProperties(
        "alias = caption",
        "an older [place](#places) that is also decoded; repeatable, or a list"),
      .onCases(
        "alias = [round, disk]",
        "other names that are also decoded; repeatable, with `*` as in `name`"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Banner {
        var label: String  // widgetgen: alias = [caption, meta.title]
      }
      """,
      decodes: "Banner", #"{"caption": "Sale"}"#,
      encodes: #"{"label": "Sale"}"#))
}
