extension AnnotationKey {
  static let external = AnnotationKey(
    "external", on: [.protocol, .enum],
    subject: .representation, direction: .either, family: .values,
    excludes: { surroundings in
      // With a tag, the name is also a key and is compared as it is.
      surroundings.annotations.hasTag
        ? [.content, .contentPath, .ignoreCase, .untagged] : .ofRepresentation
    },
    differs: { $0.representation.isExternal != $1.isOn },
    usage: [
      .onFamilies(
        "external",
        "the name is the key of the properties (externally tagged); with `tag`, it is [under both](#names-as-keys)"
      )
    ])
}
