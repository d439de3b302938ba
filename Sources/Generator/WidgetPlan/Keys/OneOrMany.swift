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
        "in arrays and sets, except arrays of arrays, a single element is decoded as an array of one; `oneOrMany(both)` also encodes it without brackets, unless it may be null"
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
