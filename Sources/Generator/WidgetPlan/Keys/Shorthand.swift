import WidgetSyntax

extension AnnotationKey {
  static let shorthand = AnnotationKey(
    "shorthand", on: [.type, .protocol, .enum], takes: .text,
    subject: .value, direction: .either, directedOn: [.type, .enum], directions: [.both],
    family: .values,
    answers: [.form, .families],
    usage: [
      .onTypes(
        "shorthand = text",
        "on a struct: a value except an object or null is decoded as its property `text`; `shorthand(both)` also encodes it without an object"
      ),
      .onFamilies(
        "shorthand = TextRun",
        "the type or case of a value that is not an object; `shorthand(both)` on an enum also encodes it without an object"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: codable, shorthand = text
      struct Caption {
        var text: String
        var size = 12
      }
      """,
      decodes: "Caption", #""Hello""#,
      encodes: #"{"text": "Hello", "size": 12}"#))
}
