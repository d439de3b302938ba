import WidgetSyntax

extension AnnotationKey {
  static let keyStyle: AnnotationKey = AnnotationKey(
    "keyStyle", on: [.type, .property, .computed, .value, .protocol, .enum],
    takes: .words(NameStyle.allCases.map(\.rawValue)),
    subject: .place, direction: .either, family: .types,
    excludes: { surroundings in
      // If the key is only for one direction, the style applies to the other direction.
      let annotations = surroundings.annotations
      let hasKey = annotations.contains { $0.ownKey == .key && $0.direction == nil }
      return surroundings.target.isMember && hasKey && annotations.hasOwn(.keyStyle) ? [.key] : []
    },
    differs: { family, annotation in
      family.keyStyle.map { $0 != annotation.value.text.flatMap(NameStyle.init) } ?? false
    },
    answers: [.keys],
    usage: [
      .onTypes(
        "keyStyle = snake_case",
        "the [style](#keystyle-and-namestyle) of the keys of its properties, or of its cases' values"
      ),
      .onProperties(
        "keyStyle = kebab-case",
        "the style of its key; overrides the style of the type"),
      .onFamilies(
        "keyStyle = snake_case",
        "the style of the keys of its types' properties, or of its cases' values"),
    ],
    example: KeyExample(
      """
      // widgetgen: codable, keyStyle = snake_case
      struct Profile {
        var firstName: String
      }
      """,
      reads: "Profile", #"{"first_name": "Ann"}"#))
}
