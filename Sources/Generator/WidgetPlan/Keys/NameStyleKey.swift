import WidgetSyntax

extension AnnotationKey {
  static let nameStyle = AnnotationKey(
    "nameStyle", on: [.protocol, .class, .enum], takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .names, direction: .either, family: .protocols,
    differs: { $1.value.text.flatMap(NameStyle.init) != $0.naming.style },
    usage: [
      .onTypes(
        "nameStyle = kebab-case",
        "on an enum: the [style](#keystyle-and-namestyle) of the names of its cases"),
      .onFamilies(
        "nameStyle = kebab-case",
        "the style of the names"),
    ])
}
