extension AnnotationKey {
  static let equatable = AnnotationKey(
    "equatable", on: [.type, .enum],
    subject: .generation, generates: [.equality],
    answers: [.types],
    usage: [
      .onTypes(
        "equatable",
        "generates `==`")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, equatable
      struct Offset {
        var x: Int
        var y: Int
      }
      """,
      reads: "Offset", #"{"x": 1, "y": 2}"#))
}
