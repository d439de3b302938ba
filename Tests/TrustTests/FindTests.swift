import Properties
import Testing

/// Tests inputs that once violated a property. The inputs are reduced as far as possible.
@Suite struct FindTests {
  @Test(arguments: [
    // A type without a closing brace ended one byte before the end of its last member.
    (Property.syntax, "enum A { var a: Int {"), (.syntax, "struct A { struct B { let a: Int"),
    // A missing name or value was placed after its declaration.
    (.syntax, "actor A { let id = "), (.syntax, "struct var a: Int"), (.syntax, "extension \n\n }"),
    // The distance between the ends of the range overflowed and looked small.
    (.template, "{% for i in -9223372036854775807...9223372036854775807 %}{% endfor %}"),
    // A variable whose text is a filter chain was applied as a filter, and the chain applied the variable again.
    (.template, "{% set f %}filter:f{% endset %}{{ name|filter:f }}"),
    // Parsing thousands of brackets or conditions took quadratic time.
    (
      .syntax,
      "let a: " + String(repeating: "A<", count: 5000) + String(repeating: ">", count: 5000)
    ),
    (.syntax, String(repeating: "#if A\n", count: 5000)),
    // A block with a null byte was accepted, although it opens more braces than it closes.
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
    // In a family that ignores the letter case, a name with a capital letter seemed to change between equal contracts.
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
