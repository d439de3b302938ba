import Testing

@Suite struct AnnotationTests {
  @Test func values() {
    check(
      "// widgetgen: key = \"a, \\\"b\", skip, order = 3, ratio = -1.5, flag = true, name = label\nstruct A {}",
      "struct A  // key='a, \"b', skip, order=3, ratio=-1.5, flag=true, name='label'")
    check(
      "// sourcery: names = [\"a\", b, 3], empty = []\nstruct A {}",
      "struct A  // names=['a' 'b' 3], empty=[]")
  }

  @Test func escapeSequences() {
    check(
      #"""
      // widgetgen: a = "\u{41}\u{1F600}b", c = "\'\\\""
      struct A {}
      """#,
      #"struct A  // a='A😀b', c=''\"'"#)
    check(#"// sourcery: a = "\u{41}\é""# + "\nstruct A {}", "struct A  // a='u{41}é'")
  }

  @Test func swiftAsValue() {
    check(
      "// widgetgen: pairs = [\"a\": 1, \"b\": 2], urls = [\"a:b\"]\nstruct A {}",
      "struct A  // pairs='[\"a\": 1, \"b\": 2]', urls=['a:b']")
    check(
      "// widgetgen: default = .init(a: 1, b: 2), of = Page<A, B>.self, if = a < b, c = [I: S].self\nstruct A {}",
      "struct A  // default='.init(a: 1, b: 2)', of='Page<A, B>.self', if='a < b', c='[I: S].self'")
    check(
      "// sourcery: a = \"\"some text\"\", b = \"x\" + \"y\", c = 'it', d = it's, e = {\"k\": 1, \"l\": 2}\nstruct A {}",
      """
      struct A  // a='"some text"', b='x" + "y', c='it', d='it's', e='{"k": 1, "l": 2}'
      """)
  }

  /// In Sourcery, brackets also count inside quotes, and quotes are removed only from both ends.
  @Test func quotesInSourceryAnnotations() {
    check(
      """
      // sourcery: a = ".init(placement: "placement", size: .standard)", b
      struct A {}
      """,
      """
      struct A  // a='.init(placement: "placement", size: .standard)', b
      """)
    check(
      """
      // sourcery: a = "x".data(using:.utf8)!, b = "y", c = ["k", "l"], d = "f() -> T"
      struct A {}
      """,
      """
      struct A  // a='"x".data(using:.utf8)!', b='y', c=['k' 'l'], d='f() -> T'
      """)
    check(
      """
      // sourcery: a = "", b = ", c"
      struct A {}
      """,
      """
      struct A  // a='', b=', c'
      """)
  }

  /// A key in backticks can contain commas.
  @Test func valuesInBackticks() {
    check(
      "// widgetgen: key = `a, b`, alias = [`c,d`, e.`f//g`], skip\nstruct A {}",
      "struct A  // key='`a, b`', alias=['`c,d`' 'e.`f//g`'], skip")
    check("// widgetgen: key = `a, skip\nstruct A {}", "struct A  // key='`a', skip")
    check("// sourcery: key = `a, b`\nstruct A {}", "struct A  // key='`a', b`")
  }

  @Test func unclosedBrackets() {
    check(
      "// widgetgen: a = f(1, b = [1, c = (2), d\nstruct A {}",
      "struct A  // a='f(1', b=[1 'c = (2)' 'd']")
    check("// sourcery: a = \"x, b = 1\nstruct A {}", "struct A  // a='\"x, b = 1'")
  }

  @Test(arguments: [
    "// widgetgen: x\nlet a: Int\nlet b: Int",
    "//sourcery:x\nlet a: Int\nlet b: Int",
    "let a: Int // widgetgen: x\nlet b: Int",
    "let a: Int /* sourcery: x */\nlet b: Int",
    "/* sourcery: x */ let a: Int\nlet b: Int",
    "/// Text.\n/// widgetgen: x\n/// More.\nlet a: Int\nlet b: Int",
    "/**\n * Text.\n * sourcery: x\n */\nlet a: Int\nlet b: Int",
    "// widgetgen: x\n@MainActor\n@B(c: 1)\nlet a: Int\nlet b: Int",
    "@MainActor // widgetgen: x\nlet a: Int\nlet b: Int",
    "@MainActor\n// widgetgen: x\nlet a: Int\nlet b: Int",
    "// widgetgen: x\n// Other.\nlet a: Int\nlet b: Int",
    "let z: Int\n\n// widgetgen: x\nlet a: Int // Other.\nlet b: Int",
    "// sourcery: y\n\n// widgetgen: x\nlet a: Int\nlet b: Int",
    "// widgetgen:begin: x\nlet a: Int\n// widgetgen:end\nlet b: Int",
    "let a: Int = [\n  1,\n] // widgetgen: x\nlet b: Int",
    "// widgetgen: x\r\nlet a: Int\r\nlet b: Int",
    "// sourcery: x\n#if C\n#endif\nlet b: Int\n// widgetgen: x\nlet a: Int",
  ])
  func place(_ members: String) {
    check("struct S {\n\(members)\n}", outline(of: members))
  }

  /// Returns the outline of the members, in which the annotation belongs only to `a`.
  private func outline(of members: String) -> String {
    var lines = ["struct S"]
    var attributes = ""
    for line in members.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("@MainActor") { attributes = "@MainActor " }
      if line.hasPrefix("@B") { attributes += "@B(c: 1) " }
      guard let start = line.firstRange(of: "let ")?.lowerBound else { continue }
      let isAnnotated = line[start...].hasPrefix("let a")
      let value = line.contains("[") ? " = [ 1, ]" : ""
      lines.append(
        "  \(attributes)\(line[start...].prefix(10))\(value)\(isAnnotated ? "  // x" : "")")
      attributes = ""
    }
    return lines.joined(separator: "\n")
  }

  @Test func aroundMembers() {
    check(
      """
      // widgetgen: above
      struct S { // widgetgen: after
        // widgetgen: x
        let a, b: Int // widgetgen: y
        // widgetgen: z
        func f() {
        } // widgetgen: last
      } // widgetgen: below
      """,
      """
      struct S  // above, after, below
        let a: Int  // x, y
        let b: Int  // x, y
        func f()  // z, last
      """)
  }

  /// An annotation with a direction overrides the annotation of a block only for this direction.
  @Test func directions() {
    check(
      """
      // widgetgen:begin: key(decode) = a, skip(encode), key(x) = d
      // widgetgen: key(encode) = b, skip
      struct A {}
      // widgetgen: key(decode) = c, skip (decode)
      struct B {}
      // widgetgen:end
      """,
      """
      struct A  // key(decode)='a', key(x)='d', key(encode)='b', skip
      struct B  // skip(encode), key(x)='d', key(decode)='c', skip (decode)
      """)
  }

  /// The innermost of several annotations with the same key is used. Sourcery annotations are all kept, because
  /// templates can read each of them.
  @Test func membersOverrideBlocks() {
    check(
      """
      // widgetgen:begin: only = decode, skip
      // sourcery:begin: only = decode
      // widgetgen:begin: memberwise = public
      struct A {}
      // widgetgen: only = encode
      struct B {} // widgetgen: memberwise = internal
      // sourcery: only = encode
      struct C {}
      // widgetgen:begin: memberwise = package
      struct D {}
      // widgetgen:end
      // widgetgen:end
      // sourcery:end
      // widgetgen:end
      """,
      """
      struct A  // only='decode', skip, only='decode', memberwise='public'
      struct B  // skip, only='decode', only='encode', memberwise='internal'
      struct C  // only='decode', skip, only='decode', memberwise='public', only='encode'
      struct D  // only='decode', skip, only='decode', memberwise='package'
      """)
  }

  @Test func danglingAnnotations() {
    check(
      "// widgetgen: a\n\nstruct A {\n  let b: Int\n  // widgetgen: c\n}\n// widgetgen: d",
      """
      struct A
        let b: Int
      1:1 warning dangling-annotation
      5:3 warning dangling-annotation
      7:1 warning dangling-annotation
      """)
    check("// sourcery: a\n\nstruct A { func f() {\n// sourcery: b\n} }", "struct A\n  func f()")
  }

  @Test func everyKindOfDeclaration() {
    check(
      """
      struct A { // sourcery: type
        init() {} // sourcery: initializer
        // sourcery: function
        func f() { // sourcery: brace
          let a = 1 // sourcery: inside
        }
        var a: Int { // sourcery: computed
          1
        }
        // sourcery: nested
        enum B {
          // sourcery: elements
          case c, d // sourcery: line
          case e
        }
      }
      """,
      """
      struct A  // type
        var a: Int {}  // computed
        init()  // initializer
        func f()  // function, brace
      enum A.B  // nested
        case c  // elements, line
        case d  // elements, line
        case e
      """)
  }

  @Test func fileAnnotations() {
    check(
      """
      struct A {}
      // sourcery:file: x, y = 1
      struct B { let b: Int }
      // sourcery:end
      struct C {}
      """,
      """
      struct A
      struct B  // x, y=1
        let b: Int  // x, y=1
      struct C  // x, y=1
      // end
      """)
  }

  @Test func notAnnotations() {
    check(
      "// widgetgen\n// widgetgeneral: x\n// see sourcery: x\nlet s = \"// sourcery: x\"\nstruct A {}",
      "struct A")
  }

  @Test func markers() {
    check(
      """
      struct A {
        func f() {
          // widgetgen:inline:B
          // sourcery:end
        }
        /// sourcery:inline:no
        /// sourcery:end
        let a = "// sourcery:inline:no"
        // sourcery:begin: x
        let b: Int
        // sourcery:end
        // sourcery:inline:auto:A.Init\u{20}
        // sourcery:end
      }
      // widgetgen:file:C
      """,
      """
      struct A
        let a = "// sourcery:inline:no"
        let b: Int  // x
        func f()
      // inline:B
      // end
      // inline:auto:A.Init
      // end
      // file:C
      """)
  }
}
