import Testing
import WidgetSource
import WidgetTemplate

/// Tests that an unknown name is an error if the context or the value is strict. The error suggests a similar name, if
/// there is one.
@Suite struct StrictTests {
  private static let context: [String: Value] = [
    "type": .strict(["name": "Button", "condition": .none, "members": [["key": "title"]]]),
    "place": .object(Place()), "argument": ["site": "Main"], "nothing": .none,
  ]

  /// An object with a known set of names. The name `note` has no value.
  private final class Place: TemplateObject {
    let strictNames: [String]? = ["line", "note"]
    func member(_ name: String) -> Value? { name == "line" ? 3 : nil }
  }

  @Test(arguments: [
    ("{{ type.nmae }}", "nmae", "unknown member 'nmae'; did you mean 'name'?"),
    ("{% if type.conditon %}{% endif %}", "conditon", "did you mean 'condition'?"),
    ("{% if not type.nmae and place.line %}{% endif %}", "nmae", "did you mean 'name'?"),
    ("{% for m in type.member %}{% endfor %}", "member", "did you mean 'members'?"),
    ("{{ place.lin|uppercase }}", "lin", "did you mean 'line'?"),
    ("{{ type.nmae.first }}", "nmae", "did you mean 'name'?"),
    ("{{ type['nmae'] }}", "'nmae'", "did you mean 'name'?"),
    ("{{ argument[type.nmae] }}", "nmae", "did you mean 'name'?"),
    ("{{ type.superclass }}", "superclass", "unknown member 'superclass'"),
    ("{% set t type %}{{ t.nmae }}", "nmae", "did you mean 'name'?"),
  ])
  func unknownMember(template: String, place: String, message: String) {
    let message = message.hasPrefix("did") ? "unknown member '\(bare(place))'; \(message)" : message
    for isStrict in [true, false] {
      expectError(template, Self.context, at: place, message, isStrict: isStrict)
    }
  }

  private func bare(_ place: String) -> String { String(place.filter { $0 != "'" }) }

  @Test func unknownMemberInAnotherTemplate() {
    expectError(
      "{% include \"part\" %}", Self.context, at: "nmae",
      "unknown member 'nmae'; did you mean 'name'?", templates: ["part": "{{ type.nmae }}"],
      file: "part")
  }

  /// A known name without a value is empty, and an unknown name in user-defined data is also empty.
  @Test(arguments: [
    ("{{ type.name }}{{ type.condition }}{% if type.condition %}x{% endif %}", "Button"),
    ("{{ type.condition.any }}{{ type.count }}", "3"),
    ("{{ place.line }}{{ place.note }}{% if place.note.any %}x{% endif %}", "3"),
    ("{{ argument.sites }}{{ type.name.x }}{{ type.members.7 }}", ""),
    ("{% for m in type.members %}{{ m.key }}{{ m.other }}{% endfor %}", "title"),
    ("{% for key, value in type %}{{ key }} {% endfor %}", "condition members name "),
  ])
  func knownMember(template: String, expected: String) {
    expectRender(template, Self.context, expected, isStrict: true)
  }

  @Test(arguments: [
    ("{{ tpye.name }}", "tpye", "unknown variable 'tpye'; did you mean 'type'?"),
    ("{{ tpye }}", "tpye", "unknown variable 'tpye'; did you mean 'type'?"),
    ("{% for m in tpye.members.first %}{% endfor %}", "tpye", "did you mean 'type'?"),
    ("{% set total 1 %}{{ totl }}", "totl", "did you mean 'total'?"),
    ("{{ widgets }}", "widgets", "unknown variable 'widgets'"),
    ("{{ argument[tpye] }}", "tpye", "did you mean 'type'?"),
  ])
  func unknownVariable(template: String, place: String, message: String) {
    let message = message.hasPrefix("did") ? "unknown variable '\(place)'; \(message)" : message
    expectError(template, Self.context, at: place, message, isStrict: true)
    let expected = template.contains("argument") ? nil : ""
    if let expected { expectRender(template, Self.context, expected) }
  }

  /// A variable is known if any tag of the template sets it, even if the tag is not rendered.
  @Test(arguments: [
    ("{{ nothing }}{% if nothing %}x{% endif %}", ""),
    ("{% if argument.none %}{% set x 1 %}{% endif %}[{{ x }}]", "[]"),
    ("{% macro m a %}[{{ a }}]{% endmacro %}{% call m type.condition %}", "[]"),
    ("{% for m in type.members %}{{ forloop.counter }}{% endfor %}{{ m }}", "1"),
    ("{% map type.members into keys using m %}{{ maploop.counter }}{% endmap %}{{ keys.0 }}", "0"),
    ("{% include \"part\" argument %}", "Main"),
  ])
  func knownVariable(template: String, expected: String) {
    expectRender(
      template, Self.context, expected, templates: ["part": "{{ site }}"], isStrict: true)
  }
}
