extension AnnotationKey {
  static let encodable = AnnotationKey(
    "encodable", on: [.type, .enum, .computed],
    subject: .generation, generates: [.encoding],
    usage: [
      .onTypes(
        "encodable",
        "generates `encode(to:)`"),
      .onProperties(
        "encodable",
        "encodes a computed property"),
    ])
}
