extension AnnotationKey {
  static let codable = AnnotationKey(
    "codable", on: [.type, .enum],
    subject: .generation, generates: [.decoding, .encoding, .memberwiseInit],
    usage: [
      .onTypes(
        "codable",
        "generates `init(from:)`, `encode(to:)` and a memberwise initializer")
    ])
}
