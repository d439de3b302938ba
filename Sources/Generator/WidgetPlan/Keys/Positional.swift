extension AnnotationKey {
  static let positional = AnnotationKey(
    "positional", on: [.type],
    subject: .value, direction: .either,
    excludes: { _ in [.content, .family, .keyStyle, .shorthand, .transparent] },
    answers: [.form],
    usage: [
      .onTypes(
        "positional",
        "coded as an array whose elements are its properties in order")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, positional
      struct Coordinate {
        var x: Double
        var y: Double
      }
      """,
      reads: "Coordinate", #"[1.5, 2]"#))
}
