extension AnnotationKey {
  static let untagged = AnnotationKey(
    "untagged", on: [.protocol, .enum],
    subject: .representation, direction: .either, family: .values,
    excludes: { _ in .ofRepresentation + [.shorthand] },
    differs: { ($0.representation == .untagged) != $1.isOn },
    usage: [
      .onFamilies(
        "untagged",
        "the values have no name; the first type that can be decoded is used")
    ])
}
