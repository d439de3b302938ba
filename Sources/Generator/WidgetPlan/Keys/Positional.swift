extension AnnotationKey {
  static let positional = AnnotationKey(
    "positional", on: [.type],
    subject: .value, direction: .either,
    excludes: { _ in [.content, .family, .keyStyle, .shorthand, .transparent] },
    usage: [
      .onTypes(
        "positional",
        "coded as an array whose elements are its properties in order")
    ])
}
