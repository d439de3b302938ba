import WidgetSyntax

extension AnnotationKey {
  static let tagType = AnnotationKey(
    "tagType", on: [.protocol, .class, .enum],
    takes: .words(Family.TagType.allCases.map(\.rawValue)),
    subject: .representation, direction: .either, family: .values,
    differs: { $0.tagType.rawValue != $1.value.text },
    usage: [
      .onFamilies(
        "tagType = Int",
        "the names are integers or, with `Bool`, truth values; each type or case has a `name`")
    ])
}
