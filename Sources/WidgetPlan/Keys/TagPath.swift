extension AnnotationKey {
  static let tagPath = AnnotationKey(
    "tagPath", on: [.protocol, .enum], takes: .path,
    subject: .representation, direction: .either, family: .values,
    excludes: { _ in [.tag] },
    differs: { family, value in
      let path = PropertyPlanner.path(value.text ?? "")
      return family.representation.tag.map { !$0.paths.contains(path) } ?? true
    },
    usage: [
      .onFamilies(
        #"tagPath = "meta.type""#,
        "the path of the name, in [nested objects](#paths)")
    ])
}
