extension AnnotationKey {
  static let decodable = AnnotationKey(
    "decodable", on: [.type, .enum],
    subject: .generation, generates: [.decoding],
    answers: [.types],
    usage: [
      .onTypes(
        "decodable",
        "makes the type `Decodable`")
    ],
    example: KeyExample(
      """
      // widgetgen: decodable
      struct Reply {
        var status: Int
      }
      """,
      decodes: "Reply", #"{"status": 200}"#,
      encodes: nil))
}
