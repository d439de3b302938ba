extension AnnotationKey {
  static let path = AnnotationKey(
    "path", on: [.type, .property, .computed], takes: .path,
    subject: .place, direction: .either, needs: .literalKeys,
    excludes: { _ in [.decodeKey, .encodeKey, .key, .style] },
    usage: [
      .onTypes(
        #"path = "data.attributes""#,
        "the nested object that its properties are in"),
      .onProperties(
        #"path = "meta.size.width""#,
        "the value is in nested objects"),
    ])
}
