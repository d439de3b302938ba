extension AnnotationKey {
  static let transparent = AnnotationKey(
    "transparent", on: [.type, .enum],
    subject: .value, direction: .either,
    excludes: { $0.target == .enum ? [.family] : [.content, .family, .keyStyle, .shorthand] },
    answers: [.form, .enums],
    usage: [
      .onTypes(
        "transparent",
        "coded as its only value, without a key; an enum as the names of its cases")
    ],
    example: KeyExample(
      """
      // widgetgen: codable, transparent
      struct Identifier {
        let rawValue: String
      }
      """,
      reads: "Identifier", #""a1""#))
}
