import WidgetModel

extension AnnotationKey {
  static let access = AnnotationKey(
    "access", on: [.type], takes: .words(AccessLevel.allCases.map(\.rawValue)),
    subject: .generation,
    usage: [
      .onTypes(
        "access = package",
        "the access level of the memberwise initializer")
    ])
}
