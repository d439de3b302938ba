extension AnnotationKey {
  static let family = AnnotationKey(
    "family", on: [.protocol, .enum],
    subject: .names, direction: .either, family: .declaration,
    usage: [
      .onFamilies(
        "family",
        "a name in the JSON distinguishes the values")
    ])
}
