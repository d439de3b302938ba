extension AnnotationKey {
  static let decodeTag = AnnotationKey(
    "decodeTag", on: [.protocol, .enum], takes: .names,
    subject: .representation, direction: .either, family: .values,
    differs: { $0.representation.tag?.reads != $1.texts.map { [$0] } },
    usage: [
      .onFamilies(
        #"decodeTag = ["kind", "type"]"#,
        "the keys of the name that are [decoded](#directions); the first that is present is used")
    ])
}
