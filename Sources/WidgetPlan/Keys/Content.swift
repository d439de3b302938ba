extension AnnotationKey {
  static let content = AnnotationKey(
    "content", on: [.protocol, .enum], takes: .text,
    subject: .representation, direction: .either, family: .values,
    differs: { $0.representation.content != $1.text.map { [$0] } },
    usage: [
      .onFamilies(
        #"content = "value""#,
        "the key of the properties, next to `tag` (adjacently tagged)")
    ])
}
