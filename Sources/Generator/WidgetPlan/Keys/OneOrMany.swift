import WidgetSyntax

extension AnnotationKey {
  static let oneOrMany = AnnotationKey(
    "oneOrMany", on: [.type, .property, .value],
    subject: .value, direction: .decoding, directedOn: [.type, .property, .value],
    directions: [.both],
    needs: .policies,
    isApplied: { plan, _ in plan.shape.isOneOrMany },
    answers: [.form],
    usage: [
      .onTypes(
        "oneOrMany",
        "in all arrays and sets, a single element is decoded as an array of one; `oneOrMany(both)` as on properties"
      ),
      .onProperties(
        "oneOrMany",
        "a single element is decoded as an array of one; `oneOrMany(both)` also encodes it without brackets"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct Letter {
        var authors: [String]  // widgetgen: oneOrMany
      }
      """,
      decodes: "Letter", #"{"authors": "Ann"}"#,
      encodes: #"{"authors": ["Ann"]}"#))
}
