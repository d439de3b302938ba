import Testing

/// Tests templates whose sources are targets of a project or a package, as in Sourcery.
@Suite struct ModuleTests {
  private static let app = """
    import Core
    import Other
    protocol Local {}
    struct Theme {
      struct Color {}
      var color: Color
      var many: [Color]?
      var table: [String: Model]
      var pair: (Color, Model)
      var change: (Model) -> Color
      var id: ID
      var own: Self?
      typealias ID = Int
    }
    struct Color: Local, Base {}
    extension Model: Local {}
    extension UIView { struct Part {} }
    enum Kind: Base { case a; var rawValue: Color { Color() } }
    """

  private static let core = """
    protocol Base {}
    public struct Model { var color: Color }
    class View {}
    class Button: View {}
    """

  private static let other = "struct Color {}"

  private func check(_ template: String, _ expected: String) throws {
    let sources = ["App/A.swift": Self.app, "Core/C.swift": Self.core, "Other/O.swift": Self.other]
    let modules = ["App/A.swift": "App", "Core/C.swift": "Core", "Other/O.swift": "Other"]
    #expect(try render(template, over: sources, modules: modules) == expected)
  }

  @Test func namesOfTypes() throws {
    try check(
      "{% for t in types.types %}{{ t.module }}/{{ t.name }}/{{ t.globalName }} {% endfor %}",
      "App/Color/App.Color App/Kind/App.Kind App/Local/App.Local App/Theme/App.Theme "
        + "App/Theme.Color/App.Theme.Color App/UIView.Part/App.UIView.Part Core/Base/Core.Base "
        + "Core/Button/Core.Button Core/Model/Core.Model Core/View/Core.View "
        + "Other/Color/Other.Color App/UIView/UIView ")
  }

  /// A nested type is found before a global type with the same name, also inside optionals, collections, tuples and
  /// closures.
  @Test func namesInsideOfTypes() throws {
    try check(
      "{% for v in type[\"App.Theme\"].variables %}{{ v.name }}: {{ v.actualTypeName }}; {% endfor %}",
      "color: App.Theme.Color; many: [App.Theme.Color]?; table: [String: Core.Model]; "
        + "pair: (App.Theme.Color, Core.Model); change: (Core.Model) -> App.Theme.Color; id: Int; "
        + "own: App.Theme?; ")
    try check(
      "{% for v in type[\"App.Theme\"].variables %}{{ v.type.name }},{% endfor %}",
      "Theme.Color,,,,,,Theme,")
  }

  /// A name that two other modules declare is ambiguous.
  @Test func namesInOtherModules() throws {
    try check("{{ type[\"Core.Model\"].variables.0.actualTypeName }}", "Color")
  }

  /// The raw type `Color` is ambiguous, because the file imports a module with this name.
  @Test func supertypes() throws {
    try check(
      """
      {{ type["App.Color"].inheritedTypes|join:"," }} {{ type["Core.Model"].inheritedTypes }} \
      {% for t in types.implementing.Base %}{{ t.globalName }},{% endfor %} \
      {{ types.based.Base.count }} {{ types.based["Core.Base"].count }} \
      {% for t in types.inheriting.View %}{{ t.name }}{% endfor %} \
      {{ type["Core.Button"].inherits.View.name }} \
      {{ type["App.Kind"].rawTypeName }}
      """,
      "App.Local,Core.Base [App.Local] App.Color,App.Kind, 0 2 Button View Color")
  }

  /// With `sources:`, Sourcery knows no modules. A global type is then found before a nested type, except for a type that
  /// is declared earlier in the same body and is the whole type of a member.
  @Test func withoutModules() throws {
    let text = try render(
      """
      {{ type.Theme.module }}{{ type.Theme.globalName }} {% for v in type.Theme.variables %}\
      {{ v.name }}: {{ v.actualTypeName }}; {% endfor %}
      """,
      over: ["App/A.swift": Self.app])
    #expect(
      text == "Theme color: Theme.Color; many: [Color]?; table: [String: Model]; "
        + "pair: (Color, Model); change: (Model) -> Color; id: Int; own: Theme?; ")
  }
}
