import WidgetGenerator
import WidgetSource
import WidgetSyntax

extension Property {
  /// Generates all code for the runtime that the length of the input selects. Checks that generating twice results in
  /// the same files, and that the positions of diagnostics are inside the source.
  func checkGenerate(_ bytes: [UInt8]) throws(Violation) {
    let file = parse(SourceFile(path: "input.swift", bytes: bytes))
    let runtimes = Configuration.Runtime.allCases
    let configuration = Configuration(
      runtime: runtimes[bytes.count % runtimes.count], fillsInlineBlocks: true)
    let first = WidgetGenerator.generate(
      [file], templates: [Self.everything], configuration: configuration, builtin: Self.builtin)
    try checkPlaces(of: first.diagnostics, in: file.source)
    let second = WidgetGenerator.generate(
      [file], templates: [Self.everything], configuration: configuration, builtin: Self.builtin)
    try require(first.files == second.files, "the same source gives other files")
    try require(first.diagnostics == second.diagnostics, "the same source gives other diagnostics")
  }

  /// The built-in templates, parsed once for all inputs.
  private static let builtin = BuiltinTemplateSet()

  /// A template that uses many members of Sourcery's context.
  private static let everything = SourceFile(
    path: "All.stencil",
    text: """
      {% for type in types.all %}
      {{ type.kind }} {{ type.name }} {{ type.accessLevel }} {{ type.inheritedTypes|join:"," }}
      {% for variable in type.allVariables %}
      {{ variable.name }}: {{ variable.typeName }} {{ variable.unwrappedTypeName }} \
      {{ variable.defaultValue }} {{ variable.type.name }} {{ variable.typeName.isOptional }}
      {% endfor %}
      {% for method in type.allMethods %}{{ method.name }} {{ method.returnTypeName }}{% endfor %}
      {% for case in type.cases %}{{ case.name }} {{ case.rawValue }}{% endfor %}
      {% for base in type.based %}{{ base }}{% endfor %}
      {% for base in type.implements %}{{ base }}{% endfor %}
      {% for base in type.inherits %}{{ base }}{% endfor %}
      {% endfor %}
      """)
}
