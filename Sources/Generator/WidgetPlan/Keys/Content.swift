import WidgetSyntax

extension AnnotationKey {
  static let content = AnnotationKey(
    "content", on: [.type, .protocol, .enum], takes: .place,
    subject: .representation, direction: .either, family: .values,
    differs: { $0.representation.content != $1.value.place },
    answers: [.keys, .families],
    usage: [
      .onTypes(
        "content = data.attributes",
        "the [place](#places) of the object that its properties are in"),
      .onFamilies(
        "content = value",
        "the [place](annotations.md#places) of the properties, next to `tag` (adjacently tagged)"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable, content = data.attributes
      struct Customer {
        var email: String
      }
      """,
      reads: "Customer", #"{"data": {"attributes": {"email": "a@b.c"}}}"#))
}
