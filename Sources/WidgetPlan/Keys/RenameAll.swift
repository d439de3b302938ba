extension AnnotationKey {
  static let renameAll = AnnotationKey(
    "renameAll", on: [.type, .protocol, .enum], takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .names, direction: .either, family: .types,
    differs: { $1.text.flatMap(NameStyle.init) != $0.naming.style },
    usage: [
      .onTypes(
        "renameAll = snake_case",
        "the [style](#renameall) of all keys, or of the names of an enum"),
      .onFamilies(
        "renameAll = kebab-case",
        "the style of the names"),
    ])
}
