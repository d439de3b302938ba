extension AnnotationKey {
  static let missing = AnnotationKey(
    "missing", on: [.protocol, .enum], takes: .text,
    subject: .representation, direction: .either, family: .values,
    usage: [
      .onFamilies(
        "missing = Text",
        "the type or case of a value without a name; `unknown` for the policy for unknown names")
    ])
}
