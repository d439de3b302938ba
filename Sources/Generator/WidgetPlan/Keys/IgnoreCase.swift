extension AnnotationKey {
  static let ignoreCase = AnnotationKey(
    "ignoreCase", on: [.protocol, .class, .enum],
    subject: .names, direction: .either, family: .protocols,
    differs: { $0.ignoresCase != $1.isOn },
    usage: [
      .onFamilies(
        "ignoreCase",
        "names are compared in lower case")
    ])
}
