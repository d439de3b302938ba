extension AnnotationKey {
  static let encodeTag = AnnotationKey(
    "encodeTag", on: [.protocol, .enum], takes: .text,
    subject: .representation, direction: .either, family: .values,
    differs: { $0.representation.tag?.path != $1.text.map { [$0] } },
    usage: [
      .onFamilies(
        #"encodeTag = "type""#,
        "the key of the name that is [encoded](#directions)")
    ])
}
