import WidgetModel

extension AnnotationKey {
  static let memberwise = AnnotationKey(
    "memberwise", on: [.type], takes: .optionalWords(AccessLevel.allCases.map(\.rawValue)),
    subject: .generation, generates: [.memberwiseInit],
    answers: [.types],
    usage: [
      .onTypes(
        "memberwise",
        "generates a memberwise initializer; `memberwise = package` sets its access level")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, memberwise = package
      package struct Session {
        package var token: String
      }
      """,
      reads: "Session", #"{"token": "abc"}"#))
}
