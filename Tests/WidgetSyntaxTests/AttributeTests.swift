import Testing
import WidgetSource
import WidgetSyntax

/// The attributes of the library WidgetAttributes.
@Suite struct AttributeTests {
  @Test func traitsAreAnnotations() {
    check(
      """
      @WireFamily(.external, .nameStyle(.kebabCase), .unknown(.skip)) protocol Component {}
      @WireFamily protocol Block {}
      @WireType("card", .codable, .memberwise(.package)) struct Card {
        @WireKey("user_name", .alias("a", "b.c"), .default(1)) var name: Int
        @WireKey(.skip(.decode), .oneOrMany) let tags: [String]
      }
      @WireType(.transparent)
      enum Mode {
        @WireCase(1, .alias(2, "x")) case dark
        @WireCase(.key(["id": "ID"]), .name(false)) case light(id: Int)
      }
      """,
      """
      protocol Component  // family='external', nameStyle='kebab-case', unknown='skip'
      protocol Block  // family
      struct Card  // name='card', codable, memberwise='package'
        var name: Int  // key='user_name', alias=['a' 'b.c'], default=1
        let tags: [String]  // skip(decode), oneOrMany
      enum Mode  // transparent
        case dark  // name=1, alias=[2 'x']
        case light(id id: Int)  // key='["id": "ID"]', name=false
      """)
  }

  @Test func expressions() {
    check(
      members: """
        @WireKey(.default("a \\u{41}")) var a: String
        @WireKey(.default(Size(width: 1, height: 2))) var b: Size
        @WireKey(.default(Wire.throw)) var c: Int?
        @WireKey(.default(WidgetAttributes.Wire.empty)) var d: [Int]
        @WireKey(.default(-1.5), .null(both: nil)) var e: Double
        @WireKey(.default([1, 2])) var f: [Int]
        @WireKey(.coder(ISO8601())) var g: Date
        @WireKey(.key(decode: "in", encode: "out"), .default("a" + "b")) var h: String
        """,
      """
      var a: String  // default='a A'
      var b: Size  // default='Size(width: 1, height: 2)'
      var c: Int?  // default='throw'
      var d: [Int]  // default=[]
      var e: Double  // default=-1.5, null(both)='nil'
      var f: [Int]  // default='[1, 2]'
      var g: Date  // coder='ISO8601()'
      var h: String  // key(decode)='in', key(encode)='out', default='"a" + "b"'
      """)
  }

  /// The attributes are not among the other attributes, which can be property wrappers.
  @Test func namesAndOtherAttributes() {
    check(
      """
      import WidgetAttributes
      @available(iOS 15, *) @WidgetAttributes.WireType(.skip) public struct S {
        @Clamped
        // widgetgen: default = 1
        @WireKey(  // Its older name.
          "a",
          .alias("b"),
        )
        private var a: Int  // widgetgen: lossy
        @WireKeys("a") @Other.WireKey("b") var b: Int
      }
      """,
      """
      import WidgetAttributes
      @available(iOS 15, *) public struct S  // skip
        @Clamped private var a: Int  // key='a', alias='b', default=1, lossy
        @WireKeys("a") @Other.WireKey("b") var b: Int
      """)
  }

  @Test func wrongPlaces() {
    check(
      """
      @WireKey(.skip) struct S {
        @WireType(.skip) var a: Int
        @WireKey("b") @WireKey(.skip) var b: Int
        @WireKey var c: Int
        @WireKey("d") func d(@WireKey("p") p: Int) { @WireType(.skip) struct Local {} }
      #if DEBUG
        @WireKey("e")
      #endif
        var e: String = "@WireKey"  // @WireKey
      }
      @WireType(.codable) extension S {}
      @WireKey("x") let x = 1
      """,
      """
      struct S
        var a: Int
        var b: Int  // key='b'
        var c: Int
        var e: String = "@WireKey"
        func d(@WireKey("p") p p: Int)
      extension S
      1:1 error misused-attribute
      2:3 error misused-attribute
      3:17 error misused-attribute
      4:3 error misused-attribute
      5:3 error misused-attribute
      5:24 error misused-attribute
      5:48 error misused-attribute
      7:3 error misused-attribute
      11:1 error misused-attribute
      12:1 error misused-attribute
      """)
  }

  @Test func otherTextInTraits() {
    check(
      members: """
        @WireKey(key: "a") var a: Int
        @WireKey(.default(a: 1)) var b: Int
        @WireKey("\\(name)") var c: Int
        @WireKey(.skip + 1, .lossy) var d: Int
        @WireKey(name, "e") var e: Int
        """,
      """
      var a: Int
      var b: Int
      var c: Int
      var d: Int  // lossy
      var e: Int  // key='e'
      2:10 error misused-attribute
      3:10 error misused-attribute
      4:10 error misused-attribute
      5:10 error misused-attribute
      6:10 error misused-attribute
      """)
  }

  @Test(arguments: [
    ("@WireKey(.skip, .lossy) var a: Int", 0, "@WireKey(.lossy) var a: Int"),
    ("@WireKey(.skip, .lossy) var a: Int", 1, "@WireKey(.skip) var a: Int"),
    ("@WireKey(.skip) var a: Int", 0, "var a: Int"),
    ("@WireKey(.skip)\n  var a: Int", 0, "  var a: Int"),
  ])
  func removing(_ member: String, _ index: Int, _ expected: String) {
    let source = SourceFile(path: "A.swift", text: "struct S {\n\(member)\n}")
    let file = parse(source)
    guard let annotations = file.declarations[0].properties.first?.annotations else { return }
    var fixes = FixSet()
    let isFixed = fixes.add(file.removing(file[annotations][index]))
    #expect(isFixed)
    let text = String(decoding: fixes.apply(to: source), as: UTF8.self)
    #expect(text == "struct S {\n\(expected)\n}")
  }

  @Test func replacing() {
    let file = parse(
      SourceFile(path: "A.swift", text: "@WireType(\"a\", .skp, .keyStyle(.snake)) struct S {}"))
    let annotations = file[file.declarations[0].annotations]
    let edits =
      file.replacingValue(of: annotations[0], with: "b")
      + file.replacingKey(of: annotations[1], with: "skip")
      + file.replacingKey(of: annotations[1], with: "key = 1")
      + file.replacingValue(of: annotations[2], with: "snake_case")
    #expect(edits.map(\.replacement) == ["\"b\"", "skip", ".snakeCase"])
  }
}
