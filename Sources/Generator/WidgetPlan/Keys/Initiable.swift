import WidgetModel

extension AnnotationKey {
  static let initiable = AnnotationKey(
    "initiable", on: [.type], takes: .optionalWords(AccessLevel.allCases.map(\.rawValue)),
    subject: .generation, generates: [.memberwiseInit],
    usage: [
      .onTypes(
        "initiable",
        "generates a memberwise initializer; `initiable = package` sets its access level")
    ])
}
