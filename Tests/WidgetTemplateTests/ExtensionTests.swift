import Testing
import WidgetSource
import WidgetTemplate

/// Tests what other modules can add to templates: filters, objects and a clock.
@Suite struct ExtensionTests {
  private final class Widget: TemplateObject {
    let name: String
    init(_ name: String) { self.name = name }
    var text: String? { "Widget(\(name))" }
    func member(_ key: String) -> Value? { key == "name" ? .string(name) : nil }
  }

  @Test func objects() {
    let button = Widget("Button")
    let context: [String: Value] = [
      "w": .object(button), "all": [.object(button)], "other": .object(Widget("Button")),
    ]
    expectRender("{{ w }} {{ w.name }} [{{ w.nope }}]", context, "Widget(Button) Button []")
    expectRender("{{ w|uppercase }} {{ all }}", context, "WIDGET(BUTTON) [Widget(Button)]")
    expectRender("{{ w in all }} {{ other in all }} {{ w == w }}", context, "true false false")
    expectRender("{% if w %}T{% endif %}", context, "T")
  }

  @Test func addedFilterReplacesBuiltInFilter() {
    var extra = Extension()
    extra.addFilter("uppercase") { value in .string("<\(value.description)>") }
    extra.addFilter("plus") { value, arguments in
      .string(value.description + arguments.map(\.description).joined())
    }
    extra.addPredicate("long") { value, _ in (value.text ?? "").count > 3 }
    expectRender(
      "{{ a|uppercase }}{{ a|plus:1,\"x\" }}{{ a|long }}{{ a|!long }}", ["a": "b"],
      "<b>b1xfalsetrue", extensions: [extra])
  }

  @Test func failingFilter() {
    var extra = Extension()
    extra.addFilter("never") { (_: Value) throws(FilterError) in throw FilterError("not today") }
    expectError("{{ a|never }}", at: "never", "filter 'never': not today", extensions: [extra])
  }

  @Test func clock() {
    let environment = Environment(now: { "now in \($0)" })
    guard case .success(let rendering) = render("{% now \"yyyy\" %}", [:], in: environment) else {
      Issue.record("no output")
      return
    }
    #expect(String(decoding: rendering.text, as: UTF8.self) == "now in yyyy")
    expectError("{% now %}", at: "now", "unknown tag 'now'")
  }
}
