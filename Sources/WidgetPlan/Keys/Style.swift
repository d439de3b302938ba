extension AnnotationKey {
  static let style = AnnotationKey(
    "style", on: [.property, .computed, .value], takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .place, direction: .either,
    excludes: { _ in [.key] },
    usage: [
      .onProperties(
        "style = kebab-case",
        "the style of its key; overrides the style of the type")
    ])
}
