extension AnnotationKey {
  static let alias = AnnotationKey(
    "alias", on: [.property, .value], takes: .names, isRepeatable: true,
    subject: .place, direction: .decoding, needs: .literalKeys,
    usage: [
      .onProperties(
        #"alias = "caption""#,
        "an older key that is also decoded; repeatable, or a list")
    ])
}
