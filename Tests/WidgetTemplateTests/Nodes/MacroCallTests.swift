import Testing
import WidgetTemplate

/// Tests that the output of a macro's last call is reused only if rendering the macro again would print the same text.
@Suite struct MacroCallTests {
  @Test func macroIsRenderedAgainForOtherArguments() {
    expectRender(
      "{% macro m a b %}{{ a|uppercase }}{{ b }};{% endmacro %}"
        + "{% call m 'x' 1 %}{% call m 'x' 1 %}{% call m 'y' 1 %}{% call m 'y' 2 %}{% call m 'x' 1 %}",
      [:], "X1;X1;Y1;Y2;X1;")
  }

  @Test func macroSeesTheVariablesOfItsCaller() {
    expectRender(
      "{% macro m a %}{{ a }}{{ n }}{% endmacro %}"
        + "{% for n in numbers %}{% call m 'x' %}{% endfor %}",
      ["numbers": [1, 2]], "x1x2")
    expectRender(
      "{% macro m a %}{% if a == n %}yes{% else %}no{% endif %} {% endmacro %}"
        + "{% for n in numbers %}{% call m 1 %}{% endfor %}",
      ["numbers": [1, 2]], "yes no ")
    expectRender(
      "{% macro m a %}{{ a[n] }}{% endmacro %}"
        + "{% for n in names %}{% call m table %}{% endfor %}",
      ["names": ["x", "y"], "table": ["x": 1, "y": 2]], "12")
    expectRender(
      "{% macro m a %}{{ a|join:n }}{% endmacro %}"
        + "{% for n in names %}{% call m list %} {% endfor %}",
      ["names": ["x", "y"], "list": [1, 2]], "1x2 1y2 ")
  }

  @Test func filterInAStringCanReadVariables() {
    expectRender(
      "{% macro m a %}{{ a|filter:'default:n' }}{% endmacro %}"
        + "{% for n in numbers %}{% call m gone %}{% call m 'x' %}{% endfor %}",
      ["numbers": [1, 2]], "xx")
    expectRender(
      "{% macro m a %}{{ a|filter:'replace:\"a\",n' }}{% endmacro %}"
        + "{% for n in names %}{% call m 'abc' %} {% endfor %}",
      ["names": ["x", "y"]], "xbc ybc ")
  }

  @Test func argumentWithoutAValueDoesNotHideAVariable() {
    expectRender(
      "{% macro m a %}{{ a }}{% endmacro %}"
        + "{% for a in numbers %}{% call m gone %}{% endfor %}",
      ["numbers": [1, 2]], "12")
  }

  @Test func macroUsesTheCurrentDefinitionOfAnother() {
    expectRender(
      "{% macro inner a %}1{{ a }}{% endmacro %}{% macro m a %}{% call inner a %}{% endmacro %}"
        + "{% call m 'x' %}{% macro inner a %}2{{ a }}{% endmacro %}{% call m 'x' %}",
      [:], "1x2x")
  }

  @Test func macroCanBeRedefined() {
    expectRender(
      "{% macro m a %}1{{ a }}{% endmacro %}{% call m 'x' %}"
        + "{% macro m a %}2{{ a }}{% endmacro %}{% call m 'x' %}",
      [:], "1x2x")
  }

  @Test func canonicallyEquivalentArgumentsAreDifferent() {
    let texts: [Value] = ["q\u{323}\u{307}", "q\u{307}\u{323}"]
    expectRender(
      "{% macro m a %}{{ a }} {% endmacro %}{% for t in texts %}{% call m t %}{% endfor %}",
      ["texts": .array(texts)], "q\u{323}\u{307} q\u{307}\u{323} ")
  }

  @Test func errorInAMacroIsReported() {
    expectError(
      "{% macro m a %}{{ a|join:1,2 }}{% endmacro %}{% call m list %}", ["list": [1]],
      at: "join:1,2", "filter 'join': takes at most one argument")
  }

  @Test func argumentsAreEvaluatedBeforeParametersHideVariables() {
    expectRender(
      "{% macro m a b %}{{ a }}{{ b }}{% endmacro %}{% for a in numbers %}{% call m 'x' a %}{% endfor %}",
      ["numbers": [1, 2]], "x1x2")
  }
}
