import Testing
import WidgetSource
import WidgetTemplate

@Suite struct SourceryFiltersTests {
  private static let source = """
    protocol P {}
    class Base {}
    // sourcery: flag, number = 2, text = "x"
    public class C: Base { static var s = 1; var v: Int?; let t: (Int, Int) = (1, 2)
      var p: Other { Other() }
      private var q: Int { 1 } }
    struct S: P {}
    enum E {}
    struct Other: P {}
    extension Foreign {}
    """

  /// Each row contains a list, a filter, the elements that the filter selects, and the elements that its negation
  /// selects.
  @Test(arguments: [
    ("types.all", "class", "Base C", "E Foreign Other S"),
    ("types.all", "struct", "Other S", "Base C E Foreign"),
    ("types.all", "enum", "E", "Base C Foreign Other S"),
    ("types.all", "extension", "Foreign", "Base C E Other S"),
    ("types.types", "protocol", "P", "Base C E Foreign Other S"),
    ("types.all", "public", "C", "Base E Foreign Other S"),
    ("types.all", "internal", "Base E Foreign Other S", "C"),
    ("types.all", "implements:\"P\"", "Other S", "Base C E Foreign"),
    ("types.all", "inherits:\"Base\"", "C", "Base E Foreign Other S"),
    ("types.all", "based:\"P\"", "Other S", "Base C E Foreign"),
    ("types.all", "extends:\"Foreign\"", "Foreign", "Base C E Other S"),
    ("types.all", "annotated:\"flag\"", "C", "Base E Foreign Other S"),
    ("types.all", "annotated:\"number = 2\"", "C", "Base E Foreign Other S"),
    ("types.all", "annotated:\"text=y\"", "", "Base C E Foreign Other S"),
    ("type.C.variables", "static", "s", "v t p q"),
    ("type.C.variables", "instance", "v t p q", "s"),
    ("type.C.variables", "stored", "v t", "s p q"),
    ("type.C.variables", "computed", "p q", "s v t"),
    ("type.C.variables", "optional", "v", "s t p q"), ("type.C.variables", "tuple", "t", "s v p q"),
    ("type.C.variables", "privateGet", "q", "s v t p"),
    ("type.C.variables", "internalSet", "s v", "t p q"),
    ("type.C.variables", "implements:\"P\"", "p", "s v t q"),
  ])
  func checks(_ list: String, _ filter: String, _ holds: String, _ others: String) {
    for (filter, names) in [(filter, holds), ("!" + filter, others)] {
      checkTemplate(
        "{% for t in \(list)|\(filter) %}{{ ' ' if not forloop.first }}{{ t.name }}{% endfor %}",
        over: Self.source, gives: names)
    }
  }

  @Test func listsOfAnnotationsArePrintedWithoutQuotes() {
    checkTemplate(
      "{{ type.C.annotations.tags }}",
      over: "// sourcery: tags = [\"HelloWorld\", \"Hi\"]\nclass C {}\n",
      gives: "[HelloWorld, Hi]")
  }

  @Test func aSingleValueIsAnswered() {
    checkTemplate(
      "{{ type.S|struct }} {{ type.S|!struct }} {% if type.S|implements:\"P\" %}yes{% endif %} "
        + "{{ 'text'|struct }}",
      over: Self.source, gives: "true false yes text")
  }

  @Test(arguments: [
    ("types.structs|count", "2"), ("types.structs|isEmpty", "false"), ("\"\"|isEmpty", "true"),
    ("types.structs|last|toArray|count", "1"), ("types.structs.first|toArray|count", "1"),
    ("\"ab cd\"|capitalise", "Ab Cd"),
    ("\"somethingNamedLikeThis\"|titleCase", "Something Named Like This"),
    ("\"a/b/c.swift\"|deletingLastComponent", "a/b"),
  ])
  func values(_ expression: String, _ value: String) {
    checkTemplate("{{ \(expression) }}", over: Self.source, gives: value)
  }

  @Test(arguments: [
    ("types.structs|reversed", "S Other"),
    ("types.all|sorted:\"name\"", "Base C E Foreign Other S"),
    ("types.all|sortedDescending:\"name\"", "S Other Foreign E C Base"),
    ("types.structs|push:type.C", "Other S C"),
  ])
  func lists(_ expression: String, _ names: String) {
    checkTemplate(
      "{% for t in \(expression) %}{{ ' ' if not forloop.first }}{{ t.name }}{% endfor %}",
      over: Self.source, gives: names)
  }

  /// As in Foundation, strings have the keys `description` and `self`. With any other key, their order does not change.
  @Test(arguments: [
    ("sorted:\"description\"", "a B c"), ("sortedDescending:\"description\"", "c B a"),
    ("sorted:\"self\"", "a B c"), ("sorted:\"other\"", "B c a"),
  ])
  func stringsAreSorted(_ filter: String, _ expected: String) {
    checkTemplate(
      "{{ argument.x|\(filter)|join:\" \" }} {{ type.A.annotations.l|\(filter)|join:\" \" }}",
      over: "// sourcery: l = [\"B\", \"c\", \"a\"]\nstruct A {}", gives: expected + " " + expected,
      arguments: ["x": "[B, c, a]"])
  }

  /// Lists in Sourcery's context are Foundation arrays, which print strings without quotes. Lists that filters
  /// create are Swift arrays.
  @Test(arguments: [
    ("{{ type.A.annotations.l }}", "[x, y]"), ("{{ argument.x }}", "[B, [c]]"),
    ("{% for k, v in type.A.annotations %}{{ v }}{% endfor %}", "[x, y]"),
    ("{{ \"a,b\"|split:\",\" }}", "[\"a\", \"b\"]"),
  ])
  func printedLists(_ template: String, _ expected: String) {
    checkTemplate(
      template, over: "// sourcery: l = [\"x\", \"y\"]\nstruct A {}", gives: expected,
      arguments: ["x": "[\"B\", [\"c\"]]"])
  }

  @Test(arguments: ["annotated", "based", "!implements", "sorted"])
  func anArgumentIsNeeded(_ filter: String) {
    #expect {
      try render("{{ types.all|\(filter) }}", over: ["A.swift": Self.source])
    } throws: {
      let diagnostics = ($0 as? TemplateFailure)?.diagnostics ?? []
      return diagnostics.map(\.file) == ["T.stencil"] && diagnostics.hasErrors
    }
  }

  /// Errors start with the name of the filter.
  @Test(arguments: [
    ("push", "filter 'push': expects one argument"),
    ("json:1,2", "filter 'json': expects at most one argument"),
    ("sorted", "filter 'sorted': expects one string argument"),
    ("based", "filter 'based': expects one string argument"),
  ])
  func wrongArgumentsAreErrors(_ filter: String, _ message: String) {
    #expect {
      try render("{{ types.all|\(filter) }}", over: ["A.swift": Self.source])
    } throws: {
      ($0 as? TemplateFailure)?.diagnostics.map(\.message) == [message]
    }
  }

  @Test(arguments: [
    ("1", "{{ argument.x|int255toFloat }}", "0.003921569"),
    ("true", "{% if argument.x %}y{% endif %}", "y"),
    ("false", "{% if argument.x %}y{% else %}n{% endif %}", "n"),
    ("1.5", "{{ argument.x }}", "1.5"),
    ("plain text", "{{ argument.x }}", "plain text"), ("\"a,b\"", "{{ argument.x }}", "a,b"),
    ("[\"A\", \"B\"]", "{% for a in argument.x %}{{ a }};{% endfor %}", "A;B;"),
    ("[A, B,]", "{% for a in argument.x %}{{ a }};{% endfor %}", "A;B;"),
    ("{\"k\": [1, 2]}", "{{ argument.x.k.1 }}", "2"),
    ("{\"k\": [1, \"a\"], \"b\": {}}", "{{ argument.x|json }}", "{\"b\":{},\"k\":[1,\"a\"]}"),
    (
      "{\"k\": [1, true]}", "{{ argument.x|json:true }}",
      "{\n  \"k\" : [\n    1,\n    true\n  ]\n}"
    ), ("[]", "{{ argument.x.count }}", "0"),
  ])
  func arguments(_ value: String, _ template: String, _ expected: String) {
    checkTemplate(template, over: "", gives: expected, arguments: ["x": value])
  }

  @Test(arguments: [("upperFirst", "NameOf"), ("lowerFirst", "nameOf")])
  func earlyNamesOfLetterCaseFilters(_ filter: String, _ expected: String) {
    checkTemplate(
      "{{ \"\(filter == "upperFirst" ? "nameOf" : "NameOf")\"|\(filter) }}", over: "",
      gives: expected)
  }
}
