extension AnnotationKey {
  static let caseInsensitive = AnnotationKey(
    "caseInsensitive", on: [.protocol, .class, .enum],
    subject: .names, direction: .either, family: .protocols,
    differs: { $0.ignoresCase != $1.isOn },
    answers: [.families, .enums],
    usage: [
      .onTypes(
        "caseInsensitive",
        "on an enum: the names of its cases are decoded in any letter case"),
      .onFamilies(
        "caseInsensitive",
        "names are decoded in any letter case, and encoded in lower case"),
    ],
    example: KeyExample(
      """
      // widgetgen: family, caseInsensitive
      protocol Tile: Codable {}

      struct Photo: Tile {
        var url: String
      }
      """,
      decodes: "AnyTile", #"{"type": "PHOTO", "url": "a.png"}"#,
      encodes: #"{"type": "photo", "url": "a.png"}"#))
}
