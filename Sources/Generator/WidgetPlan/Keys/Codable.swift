extension AnnotationKey {
  static let codable = AnnotationKey(
    "codable", on: [.type, .enum],
    subject: .generation, generates: [.decoding, .encoding, .memberwiseInit],
    answers: [.types],
    usage: [
      .onTypes(
        "codable",
        "generates `init(from:)`, `encode(to:)` and, for a struct or class without one, a memberwise initializer"
      )
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Title {
        var text: String
        var size = 12
      }
      """,
      decodes: "Title", #"{"text": "Hello"}"#,
      encodes: #"{"text": "Hello", "size": 12}"#))
}
