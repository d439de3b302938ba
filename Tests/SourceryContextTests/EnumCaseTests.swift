import Testing

@Suite struct EnumCaseTests {
  @Test func casesAndAssociatedValues() {
    checkTemplate(
      """
      {% for c in type.E.cases %}{{ c.name }} {{ c.rawValue }} {{ c.indirect }} {{ c.annotations.key }}:\
      {% for v in c.associatedValues %} {{ v.localName }}/{{ v.externalName }}/{{ v.typeName }}\
      /{{ v.defaultValue }}{% endfor %}
      {% endfor %}
      """,
      over: """
        enum E {
          // sourcery: key = "k"
          case a
          indirect case one(Int), two(x: Int, String = "s")
          case three(_ inner: Bool)
        }
        """,
      gives: "a  false k:\none  true : //Int/\ntwo  true : x/x/Int/ /1/String/\"s\"\n"
        + "three  false : /inner/Bool/\n")
  }

  @Test func rawValues() {
    checkTemplate(
      "{{ type.E.rawTypeName }}:{% for c in type.E.cases %} {{ c.rawValue }}{% endfor %}",
      over: "enum E: String { case a = \"x\", b }", gives: "String: x ")
  }
}
