import WidgetModel

extension AnnotationKey {
  static let memberwise = AnnotationKey(
    "memberwise", on: [.type], takes: .optionalWords(AccessLevel.allCases.map(\.rawValue)),
    subject: .generation, generates: [.memberwiseInit],
    usage: [
      .onTypes(
        "memberwise",
        "generates a memberwise initializer; `memberwise = package` sets its access level")
    ])
}
