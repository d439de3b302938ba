extension AnnotationKey {
  static let joins = AnnotationKey(
    "joins", on: [.protocol], takes: .text,
    subject: .names, direction: .either, family: .protocols,
    answers: [.families],
    usage: [
      .onFamilies(
        "joins = Component",
        "on a protocol: the family of another module that its types also belong to")
    ],
    example: KeyExample(
      """
      import Core

      // widgetgen: family, joins = Element
      public protocol CartElement: Element {}

      public struct CartItem: CartElement {
        public var name: String
      }
      """,
      reads: "AnyCartElement", #"{"type": "cartItem", "name": "Tea"}"#,
      importing: (
        "Core",
        """
        // widgetgen: family
        public protocol Element: Codable {}

        public struct Row: Element {
          public var count: Int
        }
        """
      )))
}
