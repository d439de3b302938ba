extension AnnotationKey {
  static let contentPath = AnnotationKey(
    "contentPath", on: [.protocol, .enum], takes: .path,
    subject: .representation, direction: .either, family: .values,
    excludes: { _ in [.content] },
    differs: { $0.representation.content != $1.text.map(PropertyPlanner.path) },
    usage: [
      .onFamilies(
        #"contentPath = "data.value""#,
        "the path of the properties, in [nested objects](#paths)")
    ])
}
