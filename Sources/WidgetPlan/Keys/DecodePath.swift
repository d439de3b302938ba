extension AnnotationKey {
  static let decodePath = AnnotationKey(
    "decodePath", on: [.property], takes: .path,
    subject: .place, direction: .decoding, needs: .literalKeys,
    excludes: { _ in [.decodeKey, .path] },
    usage: [
      .onProperties(
        #"decodePath = "meta.size.width""#,
        "the path that is decoded")
    ])
}
