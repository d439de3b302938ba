extension AnnotationKey {
  static let encodable = AnnotationKey(
    "encodable", on: [.type, .enum, .computed],
    subject: .generation, generates: [.encoding],
    answers: [.types, .omission],
    usage: [
      .onTypes(
        "encodable",
        "makes the type `Encodable`"),
      .onProperties(
        "encodable",
        "encodes a computed property"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Size {
        var width: Int
        var height: Int
        // widgetgen: encodable
        var area: Int { width * height }
      }
      """,
      decodes: "Size", #"{"width": 2, "height": 3}"#,
      encodes: #"{"width": 2, "height": 3, "area": 6}"#))
}
