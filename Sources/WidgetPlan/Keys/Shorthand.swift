extension AnnotationKey {
  static let shorthand = AnnotationKey(
    "shorthand", on: [.type, .protocol, .enum], takes: .text,
    subject: .value, direction: .either, family: .values,
    usage: [
      .onTypes(
        "shorthand = text",
        "a value that is not an object is decoded as its property `text`"),
      .onFamilies(
        "shorthand = TextRun",
        "the type or case of a value that is not an object"),
    ])
}
