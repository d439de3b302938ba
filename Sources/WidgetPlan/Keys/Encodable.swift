extension AnnotationKey {
  static let encodable = AnnotationKey(
    "encodable", on: [.type, .enum],
    subject: .generation, generates: [.encoding],
    usage: [
      .onTypes(
        "encodable",
        "generates `encode(to:)`")
    ])
}
