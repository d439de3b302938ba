extension AnnotationKey {
  static let tag = AnnotationKey(
    "tag", on: [.protocol, .enum], takes: .text,
    subject: .representation, direction: .either, family: .values,
    differs: { family, value in
      family.representation.tag.map { !$0.paths.contains([value.text ?? ""]) } ?? true
    },
    usage: [
      .onFamilies(
        #"tag = "type""#,
        "the key of the name, next to the properties (internally tagged; the default)")
    ])
}
