import Testing
import WidgetTemplate

/// Tests which comments are attached to the declaration below them, as in Sourcery.
@Suite struct AnnotationReachTests {
  @Test(arguments: [
    ("// sourcery: a\n", "a"), ("// sourcery: a\n@objc\n", "a"),
    ("// sourcery: a\n@objc @MainActor\n", ""),
    ("// sourcery: a\n@MainActor /* x */\n", ""), ("// sourcery: a\n@available(iOS 13, *)\n", "a"),
    ("// sourcery: a\n@available(\n  iOS 13, *\n)\n", ""),
    ("// sourcery: a\n@objc(Name) @MainActor\n", "a"),
    ("@objc @MainActor\n// sourcery: a\n", "a"),
    ("// sourcery: a\n@objc @MainActor\n// sourcery: b\n", "b"),
    ("// sourcery: a\npublic\n", ""), ("// sourcery: a\n/// Text.\n// more\n", "a"),
    ("// sourcery: a\n/** Text\n of lines\n */\n", "a"),
    ("/// sourcery: a\n@objc @MainActor ", "a"),
    ("// sourcery: a\n/* Text\n of lines\n */\n", ""), ("/* sourcery: a */\n", "a"),
    ("/**\n sourcery: a\n Text */\n@objc\n", "a"),
  ])
  func above(_ lines: String, _ expected: String) {
    for (declaration, object) in [
      ("protocol P {}", "type.P"), ("struct P {}", "type.P"), ("extension Int {}", "type.Int"),
      ("func f() {}", "functions.0"),
    ] {
      checkTemplate(
        "{% for key, value in \(object).annotations %}{{ key }}{% endfor %}",
        over: "import A\n\n\(lines)\(declaration)\n", gives: expected)
    }
  }

  @Test(arguments: [
    ("// sourcery: a\n@objc @MainActor\nvar v = 1", "variables", ""),
    ("// sourcery: a\n@Published\nvar v = 1", "variables", "a"),
    ("// sourcery: a\n@objc dynamic\nvar v = 1", "variables", ""),
    ("// sourcery: a\n@objc @MainActor\ninit() {}", "methods", "a"),
    ("// sourcery: a\n@objc @MainActor\nsubscript(i: Int) -> Int { 0 }", "subscripts", "a"),
    ("// sourcery: a\n@objc\nfunc f() {}", "methods", "a"),
  ])
  func members(_ member: String, _ list: String, _ expected: String) {
    checkTemplate(
      "{% for m in type.S.\(list) %}{% for key, value in m.annotations %}{{ key }}{% endfor %}{% endfor %}",
      over: "struct S {\n\n\(member)\n}\n", gives: expected)
  }

  /// An annotation of widgetgen belongs to the declaration below it, even if Sourcery would not attach the annotation
  /// because of the attributes between them.
  @Test func ownAnnotations() {
    checkTemplate(
      "{% for key, value in type.P.annotations %}{{ key }}{% endfor %}",
      over: "\n// widgetgen: a\n@objc @MainActor\nprotocol P {}\n", gives: "a")
  }
}
