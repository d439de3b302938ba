extension AnnotationKey {
  static let decodeKey = AnnotationKey(
    "decodeKey", on: [.property, .value], takes: .text,
    subject: .place, direction: .decoding,
    usage: [
      .onProperties(
        #"decodeKey = "label""#,
        "the key that is decoded")
    ])
}
