extension AnnotationKey {
  static let key = AnnotationKey(
    "key", on: [.property, .computed, .enumCase, .value], takes: .text,
    subject: .place, direction: .either,
    usage: [
      .onProperties(
        #"key = "label""#,
        "the key in the JSON"),
      .onCases(
        #"key = "url""#,
        "the key of its only value"),
    ])
}
