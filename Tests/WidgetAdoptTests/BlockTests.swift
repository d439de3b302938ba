import Testing
import WidgetAdopt
import WidgetSource

/// Tests which types are adopted with inline blocks.
@Suite struct BlockTests {
  private let circle = """
    import WidgetRuntime

    class Shape: Codable { var name = "" }
    final class Circle: Shape {
      let radius: Int
      enum CodingKeys: String, CodingKey { case radius = "r" }

      // From the server.
      required init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        radius = try c.decode(Int.self, forKey: .radius)
        try super.init(from: decoder)
      }

      override func encode(to encoder: Encoder) throws {
        try super.encode(to: encoder)
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(radius, forKey: .radius)
      }
    }
    """

  @Test func classGetsABlock() {
    let module = AdoptedModule(circle, allowsBlocks: true)
    #expect(
      module.text == """
        import WidgetRuntime

        class Shape: Codable { var name = "" }
        // widgetgen: codable
        final class Circle: Shape {
          // widgetgen: key = "r"
          let radius: Int
          // From the server.
          // widgetgen:inline:auto:Circle.Coding
          // widgetgen:end
        }
        """, "\(module.adoption.types)")
    #expect(AdoptedModule(circle).reason == .class)
  }

  /// The coding of the superclass is called in both directions, and before anything else is encoded.
  @Test(arguments: [
    ("    try super.init(from: decoder)\n", ""), ("    try super.encode(to: encoder)\n", ""),
    ("try super.init(from: decoder)", "try super.init(from: other)"),
    ("try super.init(from: decoder)", "super.init()"),
    ("    try super.encode(to: encoder)\n    var c = encoder", "    var c = encoder"),
    (
      "    try c.encode(radius, forKey: .radius)\n",
      "    try c.encode(radius, forKey: .radius)\n    try super.encode(to: encoder)\n"
    ), ("class Shape: Codable {", "class Shape: Decodable {"), ("Circle: Shape", "Circle: Base"),
    ("  required init(from", "  convenience init(from"),
  ])
  func otherClassesStay(old: String, new: String) {
    let mutant = circle.replacing(old, by: new)
    #expect(mutant != circle)
    #expect(AdoptedModule(mutant, allowsBlocks: true).text == nil, "\(old) → \(new)")
  }

  /// Without its own keys, a class uses the keys of its superclass.
  @Test func keysOfASuperclassAreNotRead() {
    let text = circle.replacing(
      "  enum CodingKeys: String, CodingKey { case radius = \"r\" }\n", by: "")
    #expect(AdoptedModule(text, allowsBlocks: true).reason == .keys)
  }

  /// A subclass can use the keys of a class that is not final.
  @Test func keysOfAnOpenClassStay() {
    let text = circle.replacing("final class", by: "class")
    let module = AdoptedModule(text, allowsBlocks: true)
    #expect(module.text?.holds("enum CodingKeys") == true, "\(module.adoption.types)")
  }

  @Test func privatePropertyGetsABlock() {
    let text = """
      import Foundation

      struct Item: Decodable {
        private let a: Int
        init(from decoder: Decoder) throws {
          a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
        }
        enum CodingKeys: CodingKey { case a }
      }
      """
    let module = AdoptedModule(text, allowsBlocks: true)
    #expect(
      module.text == """
        import Foundation
        import WidgetRuntime

        // widgetgen: decodable
        struct Item: Decodable {
          private let a: Int
          // widgetgen:inline:auto:Item.Coding
          // widgetgen:end
        }
        """, "\(module.adoption.types)")
    #expect(AdoptedModule(text).reason == .private)
  }

  /// An import is below the comment of the file, and above the comment of the first declaration.
  @Test(arguments: [
    ("", ""), ("// A file.\n//\n\n", ""), ("// A file.\n\n", "/// An item.\n"),
    ("", "/// An item.\n"),
    ("/* A file.\n\n   Two. */\n\n", ""), ("", "/* An item.\n\n   Two. */\n"),
  ])
  func importIsBelowTheHeader(header: String, comment: String) {
    let text = """
      struct Item: Decodable {
        private let a: Int
        init(from decoder: Decoder) throws {
          a = try decoder.singleValueContainer().decode(Int.self)
        }
      }
      """
    let module = AdoptedModule(header + comment + text, allowsBlocks: true)
    #expect(
      module.text == """
        \(header)import WidgetRuntime

        \(comment)// widgetgen: decodable, transparent
        struct Item: Decodable {
          private let a: Int
          // widgetgen:inline:auto:Item.Coding
          // widgetgen:end
        }
        """, "\(module.adoption.types)")
  }

  private let encoded = """
    import WidgetRuntime

    struct Item { private let a: Int }
    extension Item: Encodable {
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(a, forKey: .a)
      }
    }

    """
  private let decoded = """
    extension Item: Decodable {
      init(from decoder: Decoder) throws {
        a = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .a)
      }
      enum CodingKeys: CodingKey { case a }
    }
    """

  /// In the file of a struct, an extension can use its private properties. The struct keeps its synthesized initializer.
  @Test func membersOfAnExtensionGetABlock() {
    let module = AdoptedModule(encoded + decoded, allowsBlocks: true)
    #expect(
      module.text == """
        import WidgetRuntime

        // widgetgen: codable, memberwise = false
        struct Item { private let a: Int }
        extension Item: Encodable {
          // widgetgen:inline:auto:Item.Coding
          // widgetgen:end
        }
        extension Item: Decodable {}
        """, "\(module.adoption.types)")
  }

  @Test func membersOfOtherExtensionsStay() {
    for level in ["public ", "private "] {
      let module = AdoptedModule(encoded + level + decoded, allowsBlocks: true)
      #expect(module.reason == .private, "\(level)")
    }
    #expect(AdoptedModule(encoded, decoded, allowsBlocks: true).reason == .private)
    // An extension cannot declare the initializer of a class, except for one that calls another.
    let shape = (encoded + decoded).replacing("struct Item", by: "final class Item")
      .replacing("  init(from", by: "  convenience init(from")
    #expect(AdoptedModule(shape, allowsBlocks: true).text == nil)
  }
}
