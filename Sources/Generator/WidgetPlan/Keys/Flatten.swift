extension AnnotationKey {
  static let flatten = AnnotationKey(
    "flatten", on: [.property, .value],
    subject: .value, direction: .either,
    excludes: { _ in .ofPlace + .ofOmission + [.default, .oneOrMany] },
    usage: [
      .onProperties(
        "flatten",
        "the properties of its type become properties of the object; a dictionary has the remaining keys"
      )
    ])
}
