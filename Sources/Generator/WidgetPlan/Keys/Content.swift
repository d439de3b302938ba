import WidgetSyntax

extension AnnotationKey {
  static let content = AnnotationKey(
    "content", on: [.type, .protocol, .enum], takes: .place,
    subject: .representation, direction: .either, family: .values,
    differs: { $0.representation.content != $1.value.place },
    usage: [
      .onTypes(
        "content = data.attributes",
        "the [place](#places) of the object that its properties are in"),
      .onFamilies(
        "content = value",
        "the [place](annotations.md#places) of the properties, next to `tag` (adjacently tagged)"),
    ])
}
