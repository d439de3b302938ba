extension AnnotationKey {
  static let hashable = AnnotationKey(
    "hashable", on: [.type, .enum],
    subject: .generation, generates: [.equality, .hashing],
    answers: [.types],
    usage: [
      .onTypes(
        "hashable",
        "generates `==` and `hash(into:)`")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, hashable
      struct Place {
        var x: Int
        var y: Int
      }
      """,
      reads: "Place", #"{"x": 1, "y": 2}"#))
}
