import Properties
import Testing

/// Inputs that once broke something, reduced as far as possible.
@Suite struct FindTests {
  @Test(arguments: [
    // A type without a closing brace ended one byte before its last member.
    (Property.syntax, "enum A { var a: Int {"), (.syntax, "struct A { struct B { let a: Int"),
    // A missing name or value was placed after its declaration.
    (.syntax, "actor A { let id = "), (.syntax, "struct var a: Int"), (.syntax, "extension \n\n }"),
    // The distance between both ends overflowed and looked small.
    (.template, "{% for i in -9223372036854775807...9223372036854775807 %}{% endfor %}"),
    // The text of a filter chain contains the chain itself.
    (.template, "{% set f %}filter:f{% endset %}{{ name|filter:f }}"),
    // Each byte of thousands of operators was read again for every other operator.
    (
      .syntax,
      "let a: " + String(repeating: "A<", count: 5000) + String(repeating: ">", count: 5000)
    ),
    (.syntax, String(repeating: "#if A\n", count: 5000)),
    // A block that is not valid text was accepted although it opens more braces than it closes.
    (
      .inline,
      """
      class A {
        // widgetgen:inline:auto:A.Init
        protocol B { \0
        // widgetgen:end
        }
      }
      """
    ),
    // A name with a capital letter, in a family that ignores the case, was not the same name in the next version.
    (
      .contract,
      """
      {"version": 1, "runtime": "standalone", "types": {
        "Card": {"kind": "object", "properties": {}},
        "Part": {
          "kind": "family", "ignoresCase": true, "representation": {"form": "internal", "tag": "type"},
          "options": {"Card": {"names": ["card", "Tile"], "type": "Card"}}}}}
      """
    ),
  ])
  func findHoldsItsProperty(property: Property, input: String) throws {
    try property.check(Array(input.utf8))
  }
}
