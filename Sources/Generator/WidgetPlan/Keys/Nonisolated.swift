extension AnnotationKey {
  static let nonisolated = AnnotationKey(
    "nonisolated", on: [.type, .protocol, .enum],
    subject: .generation, direction: .either, family: .types,
    answers: [.types],
    usage: [
      .onTypes(
        "nonisolated",
        "generated code is `nonisolated`, for modules whose default isolation is an actor")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, nonisolated
      struct Token {
        var value: String
      }
      """,
      reads: "Token", #"{"value": "abc"}"#))
}
