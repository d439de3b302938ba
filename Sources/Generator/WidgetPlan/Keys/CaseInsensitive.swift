extension AnnotationKey {
  static let caseInsensitive = AnnotationKey(
    "caseInsensitive", on: [.protocol, .class, .enum],
    subject: .names, direction: .either, family: .protocols,
    differs: { $0.ignoresCase != $1.isOn },
    usage: [
      .onFamilies(
        "caseInsensitive",
        "names are compared in lower case")
    ])
}
