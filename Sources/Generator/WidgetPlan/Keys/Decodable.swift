extension AnnotationKey {
  static let decodable = AnnotationKey(
    "decodable", on: [.type, .enum],
    subject: .generation, generates: [.decoding],
    usage: [
      .onTypes(
        "decodable",
        "generates `init(from:)`")
    ])
}
