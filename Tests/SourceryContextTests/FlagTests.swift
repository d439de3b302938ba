import Testing

/// Tests an annotation that is written without a value. In Sourcery, its value is `NSNumber(value: true)`.
@Suite struct FlagTests {
  @Test(arguments: [
    ("{{ t.annotations.on }}", "1"),
    ("{{ 'yes' if t.annotations.on else 'no' }}", "yes"),
    ("{{ 'yes' if t.annotations.on == 1 else 'no' }}", "yes"),
    ("{{ 'yes' if t.annotations.on != 1 else 'no' }}", "no"),
    ("{{ 'yes' if t.annotations.on == true else 'no' }}", "yes"),
    ("{{ 'yes' if t.annotations.on == 2 else 'no' }}", "no"),
    ("{{ 'yes' if t.annotations.on == \"1\" else 'no' }}", "no"),
    ("{{ 'yes' if t.annotations.on > 0 else 'no' }}", "yes"),
    ("{{ t.annotations|json }}", "{\"on\":true}"),
    ("{{ 'yes' if t|annotated:\"on = 1\" else 'no' }}", "yes"),
    ("{{ t.annotations.on|default:\"x\" }}", "1"),
  ])
  func aFlagIsOne(_ template: String, _ expected: String) {
    checkTemplate(
      "{% set t type.S %}" + template, over: "// sourcery: on\nstruct S {}", gives: expected)
  }

  @Test func flagsOfSeveralLinesAreOne() {
    checkTemplate(
      "{{ type.S.annotations.on }}", over: "// sourcery: on\n// sourcery: on\nstruct S {}",
      gives: "1")
  }
}
