extension AnnotationKey {
  static let keys = AnnotationKey(
    "keys", on: [.enumCase], takes: .names,
    subject: .value, direction: .either,
    excludes: { _ in [.key] },
    usage: [
      .onCases(
        #"keys = [id: "ID", at: "time"]"#,
        "the keys of its values, by their labels")
    ])
}
