extension AnnotationKey {
  static let lossy = AnnotationKey(
    "lossy", on: [.type, .property, .value],
    subject: .value, direction: .decoding, needs: .policies,
    isApplied: { plan, _ in plan.shape.isPartial },
    answers: [.missing],
    usage: [
      .onTypes(
        "lossy",
        "elements that cannot be decoded are left out of all arrays, sets and dictionaries"),
      .onProperties(
        "lossy",
        "elements that cannot be decoded are left out and reported"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Scores {
        var values: [Int]  // widgetgen: lossy
      }
      """,
      decodes: "Scores", #"{"values": [1, "two", 3]}"#,
      encodes: #"{"values": [1, 3]}"#))
}
