extension AnnotationKey {
  static let encodeKey = AnnotationKey(
    "encodeKey", on: [.property, .computed, .value], takes: .text,
    subject: .place, direction: .encoding, needs: .literalKeys,
    usage: [
      .onProperties(
        #"encodeKey = "label""#,
        "the key that is encoded")
    ])
}
