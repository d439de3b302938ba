extension AnnotationKey {
  static let codable = AnnotationKey(
    "codable", on: [.type, .enum],
    subject: .generation, generates: [.decoding, .encoding, .memberwiseInit],
    answers: [.types],
    usage: [
      .onTypes(
        "codable",
        "makes the type `Codable`; a struct without a memberwise initializer also gets one"
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
