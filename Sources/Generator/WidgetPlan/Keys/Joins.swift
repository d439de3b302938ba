extension AnnotationKey {
  static let joins = AnnotationKey(
    "joins", on: [.protocol], takes: .text,
    subject: .names, direction: .either, family: .protocols,
    usage: [
      .onFamilies(
        "joins = Component",
        "on a protocol: the family of another module that its types also belong to")
    ])
}
