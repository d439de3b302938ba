extension AnnotationKey {
  static let flatten = AnnotationKey(
    "flatten", on: [.property, .value],
    subject: .value, direction: .either,
    excludes: { _ in .ofPlace + .ofOmission + [.default, .oneOrMany] },
    answers: [.keys],
    usage: [
      .onProperties(
        "flatten",
        "the properties of its type become properties of the object; a dictionary has the remaining keys"
      )
    ],
    example: KeyExample(
      """
      struct Style: Codable {
        var color: String
      }

      // widgetgen: codable
      struct Heading {
        var text: String
        var style: Style  // widgetgen: flatten
      }
      """,
      reads: "Heading", #"{"text": "Hello", "color": "red"}"#))
}
