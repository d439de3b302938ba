import WidgetSyntax

extension AnnotationKey {
  static let nameStyle = AnnotationKey(
    "nameStyle", on: [.protocol, .class, .enum], takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .names, direction: .either, family: .protocols,
    differs: { $1.value.text.flatMap(NameStyle.init) != $0.naming.style },
    answers: [.enums, .families],
    usage: [
      .onTypes(
        "nameStyle = kebab-case",
        "on an enum: the [style](#keystyle-and-namestyle) of the names of its cases"),
      .onFamilies(
        "nameStyle = kebab-case",
        "the style of the names"),
    ],
    example: KeyExample(
      """
      // widgetgen: family, nameStyle = kebab-case
      protocol Control: Codable {}

      struct PushButton: Control {
        var title: String
      }
      """,
      reads: "AnyControl", #"{"type": "push-button", "title": "Buy"}"#))
}
