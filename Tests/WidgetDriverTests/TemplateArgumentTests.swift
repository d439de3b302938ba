import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct TemplateArgumentTests {
  @Test(arguments: [
    ("a=1", "a=1"), ("a=1,b=2", "a=1|b=2"), ("flag", "flag=true"), ("a=1,flag", "a=1|flag=true"),
    ("a=[x,y],b={\"k\": 1, \"l\": 2}", "a=[x,y]|b={\"k\": 1, \"l\": 2}"),
    ("a=\"x,y\",b='z,w'", "a=\"x,y\"|b='z,w'"), ("a=b=c", "a=b=c"), ("a=", "a="),
    ("a=f(x,y), b = 2", "a=f(x,y)|b=2"), ("a=x],b", "a=x]|b=true"),
  ])
  func argumentsAreParsed(_ text: String, _ expected: String) {
    let all = TemplateArgument.all(in: text)
    #expect(all.map { "\($0.key)=\($0.value)" }.joined(separator: "|") == expected)
  }

  @Test func argumentsReachTemplates() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "")
    try sandbox.write(
      "T.stencil",
      "{% for i in argument.imports %}{{ i }};{% endfor %}{{ 'on' if argument.flag == 1 }}")
    let outcome = sandbox.run(
      "--sources=A.swift", "--templates=T.stencil", "--output=Out", "--only=none",
      "--args", "imports=[A,B],flag")
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(sandbox.read("Out/T.generated.swift")?.hasSuffix("A;B;on") == true)
  }
}
