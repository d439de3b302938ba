extension AnnotationKey {
  static let renameAllFields = AnnotationKey(
    "renameAllFields", on: [.protocol, .enum], takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .names, direction: .either, family: .protocols,
    usage: [
      .onFamilies(
        "renameAllFields = snake_case",
        "the style of the keys of its types' properties, or of its cases' values")
    ])
}
