import WidgetSyntax

extension AnnotationKey {
  static let tagType = AnnotationKey(
    "tagType", on: [.protocol, .class, .enum],
    takes: .words(Family.TagType.allCases.map(\.rawValue)),
    subject: .representation, direction: .either, family: .values,
    differs: { $0.tagType.rawValue != $1.value.text },
    answers: [.families, .enums],
    usage: [
      .onTypes(
        "tagType = Int",
        "on a `transparent` enum: the names are integers"),
      .onFamilies(
        "tagType = Int",
        "the names are integers or, with `Bool`, truth values; each type or case has a `name`"),
    ],
    example: KeyExample(
      """
      // widgetgen: family, tag = code, tagType = Int
      enum Signal {
        // widgetgen: name = 1
        case start(id: Int)
        // widgetgen: name = 2
        case stop
      }
      """,
      reads: "Signal", #"{"code": 1, "id": 7}"#))
}
