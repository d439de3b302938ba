extension AnnotationKey {
  static let encodePath = AnnotationKey(
    "encodePath", on: [.property, .computed], takes: .path,
    subject: .place, direction: .encoding, needs: .literalKeys,
    excludes: { _ in [.encodeKey, .path] },
    usage: [
      .onProperties(
        #"encodePath = "meta.size.width""#,
        "the path that is encoded")
    ])
}
