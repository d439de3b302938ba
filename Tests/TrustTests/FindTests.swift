import Properties
import Testing

/// Inputs that broke something once, as small as they could be made.
@Suite struct FindTests {
  @Test(arguments: [
    // A type that the file's end closes ended one byte before its last member.
    (Property.syntax, "enum A { var a: Int {"), (.syntax, "struct A { struct B { let a: Int"),
    // A name or a value that is missing stood behind its declaration.
    (.syntax, "actor A { let id = "), (.syntax, "struct var a: Int"), (.syntax, "extension \n\n }"),
    // The distance of the two ends wrapped around and passed as short.
    (.template, "{% for i in -9223372036854775807...9223372036854775807 %}{% endfor %}"),
    // A string that holds the filter which applies the string.
    (.template, "{% set f %}filter:f{% endset %}{{ name|filter:f }}"),
    // Operators by the thousand, of which each byte was read again for every other one.
    (
      .syntax,
      "let a: " + String(repeating: "A<", count: 5000) + String(repeating: ">", count: 5000)
    ),
    (.syntax, String(repeating: "#if A\n", count: 5000)),
    // A block that is no text was not seen to open more braces than it closes.
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
  ])
  func holds(property: Property, input: String) throws {
    try property.check(Array(input.utf8))
  }
}
