import Foundation
import TestSupport
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests templates in Swift, which are compiled and run.
@Suite struct RunSwiftCommandTests {
  /// Compiling the runtime takes seconds, so the tests share a cache.
  private static let cache = cacheHome + "/widgetgen/templates"
  /// The folder that replaces the user's cache folder.
  static let cacheHome = FileManager.default.temporaryDirectory
    .appending(path: "widgetgen-run-swift-\(ProcessInfo.processInfo.processIdentifier)").path

  private func sandbox(_ template: String) throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/A.swift",
      """
      // sourcery: label = "first"
      struct A: P {
        var b: Int
        // sourcery:inline:A.Names
        // sourcery:end
        func f(_ x: [String?], by: () -> Void) throws -> Int? { nil }
      }
      protocol P {}
      enum E { case one, two(Int) }
      """)
    try sandbox.write("T/A.swifttemplate", template)
    return sandbox
  }

  private func run(
    _ sandbox: Sandbox, _ arguments: [String] = [], compilations: Locked<Int>? = nil
  ) -> Sandbox.Outcome {
    let all =
      ["templates", "run-swift", "--sources", "App", "--templates", "T", "--output", "Gen"]
      + ["--cacheBasePath", Self.cache] + arguments
    return sandbox.run(
      all,
      command: { command in
        if command.contains("swiftc"), !command.contains("--version") {
          compilations?.update { $0 += 1 }
        }
        return Platform.output(
          of: ["sh", "-c", "cd \"$0\" && exec \"$@\"", sandbox.folder] + command)
      })
  }

  private func text(_ sandbox: Sandbox, _ path: String) -> String? {
    sandbox.read(path).map { String($0.split(separator: "\n", maxSplits: 2)[2]) }
  }

  @Test func theContext() throws {
    let sandbox = try sandbox(
      """
      <%- includeFile("Names") -%>
      <% func list(_ types: [Type]) -> String { types.map { $0.name }.joined(separator: ",") } -%>
      <%_ for type in types.all { -%>
      <%= type.shout %> <%= (type.annotations["label"] as? String) ?? "-" %>
        <%_ for variable in type.storedVariables { -%>
      var <%= variable.name %>: <%= variable.typeName %>
        <%_ } -%>
        <%_ for method in type.methods { -%>
      func <%= method.selectorName %> <%= method.throws %> <%= method.returnTypeName.isOptional %>
        <%_ for parameter in method.parameters { -%>
      <%= parameter.typeName.isClosure %> <%= parameter.typeName.array?.elementTypeName.name ?? "-" %>
        <%_ } -%>
        <%_ } -%>
        <%_ if let type = type as? Enum { -%>
      <%= type.cases.map { $0.name + "\\($0.associatedValues.count)" } %>
        <%_ } -%>
      <%_ } -%>
      <%= list(types.implementing["P"]) %> <%= type["A"]!.implements["P"]!.name %>
      <%= argument["import"] as! [String] %> <%= SourceryMethod(name: "f(_:)", throws: true).callName %>
      """)
    try sandbox.write(
      "T/Names.swift",
      "import SourceryRuntime\nextension Type { var shout: String { name.uppercased() + \"!\" } }\n"
    )
    let outcome = run(sandbox, ["--args", "import=[UIKit,Core]"])
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      text(sandbox, "Gen/A.generated.swift") == """
        A! first
        var b: Int
        func f(_:by:) true true
        false String?
        true -
        E! -
        ["one0", "two1"]
        A P
        ["UIKit", "Core"] f
        """, "\(sandbox.files())")
  }

  /// Templates can create members, change annotations, extend types and look up supertypes as in Sourcery.
  @Test func changesOfTheContext() throws {
    let sandbox = try sandbox(
      """
      <%_ let a = type["A"]!, e = type["E"]! -%>
      <%_ let new = Variable(name: "new", typeName: TypeName(name: "Int", isOptional: true), type: e) -%>
      <%_ a.annotations["more"] = "x" as NSString -%>
      <%_ a.variables[0].annotations["own"] = NSNumber(value: 1) -%>
      <%_ e.rawVariables += [new] -%>
      <%_ let extra = types.protocols[0] -%>
      <%_ extra.annotations["extra"] = NSNumber(value: true) -%>
      <%_ a.extend(extra); a.extend(e) -%>
      <%= a.annotations.keys.sorted() %> <%= a.variables[0].annotations.count %>
      \t<%= a.rawVariables.map { "\\($0.name): \\($0.typeName)" } %> <%= new.type!.name %>
      <%= try types.implementing.types(forKey: "P").map(\\.name) %>
      <%= try types.based.types(forKey: "None").count %> <%= types.implementing["A"].count %>
      <% do { _ = try types.implementing.types(forKey: "A") } catch { -%>
      <%= error %>
      <% } -%>
      <%= MethodParameter(name: "a", index: 0, typeName: TypeName("Int")).asSource %>
      <%= "getName_".trimmingPrefix("get").trimmingSuffix("_") %> <%= "a.b.c".countInstances(of: ".") %>
      <%= "".nilIfEmpty ?? "-" %><%= " (a) ".stripped().dropFirstAndLast() %>
      <%_ let made = Type(name: "Made", parent: e, variables: [new], inheritedTypes: ["P"]) -%>
      <%= made.name %> <%= made.storedVariables.map(\\.name) %> <%= made.based["P"]! %> <%= Struct().name.isEmpty %>
      <%= ProcessInfo().context.types.protocols.count == types.protocols.count %>
      """)
    let outcome = run(sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(
      text(sandbox, "Gen/A.generated.swift") == """
        ["extra", "label", "more"] 1
        \t["b: Int", "new: Int?"] E
        ["A"]
        0 0
        A is a class and should be used with `inheriting` or `based`
        a: Int
        Name 2
        -a
        E.Made ["new"] P true
        true
        """)
  }

  /// Sections work as in Stencil templates. Stencil templates of the same run are also rendered.
  @Test func sections() throws {
    let sandbox = try sandbox(
      """
      // sourcery:file:Names
      <%= types.all.count %>
      // sourcery:end
      // sourcery:inline:A.Names
      // <%= types.structs[0].name %>
      // sourcery:end
      """)
    try sandbox.write("T/B.stencil", "{{ types.all.count }}")
    let outcome = run(sandbox)
    #expect(outcome.exitCode == .success, "\(outcome.error)")
    #expect(text(sandbox, "Gen/Names.generated.swift") == "2\n")
    #expect(text(sandbox, "Gen/B.generated.swift") == "2")
    #expect(sandbox.read("App/A.swift")?.contains("A.Names\n  // A\n  // sourcery:end") == true)
    #expect(sandbox.read("Gen/A.generated.swift") == nil)
  }

  @Test func aProgramIsCompiledOnce() throws {
    let text = "<%= types.all.count %> // \(UUID())"
    let compilations = Locked(0)
    let first = try sandbox(text)
    #expect(run(first).exitCode == .success)
    for sandbox in [first, try sandbox(text)] {
      try sandbox.write("App/B.swift", "struct B {}")
      #expect(run(sandbox, compilations: compilations).exitCode == .success)
      #expect(self.text(sandbox, "Gen/A.generated.swift")?.hasPrefix("3 //") == true)
    }
    #expect(compilations.update { $0 } == 0)
  }

  @Test(arguments: [
    (
      "a\n<%= typo %>\n",
      "T/A.swifttemplate:2:1: error: cannot find 'typo' in scope [swift-template]"
    ),
    (
      "<% x -%>\n<%",
      "T/A.swifttemplate:2:1: error: '<%' is never closed; add '%>' [swift-template]"
    ),
    (
      "\n<% if types.all.count > 0 { fatalError(\"no types\") } %>",
      "T/A.swifttemplate:2:1: error: no types [swift-template]"
    ),
  ])
  func errors(_ template: String, _ message: String) throws {
    let sandbox = try sandbox(template)
    let outcome = run(sandbox)
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(!sandbox.files().contains { $0.hasPrefix("Gen/") })
  }

  @Test func withoutACompiler() throws {
    let outcome = try sandbox("").run(
      ["templates", "run-swift", "--sources=App", "--templates=T"], command: { _ in nil })
    #expect(outcome.exitCode == .usage)
    #expect(outcome.error.contains("error: 'swiftc' cannot be run; install Swift's toolchain"))
  }

  /// Unlike `sourcery`, this command compiles templates and has a cache.
  @Test func theCacheIsDescribed() throws {
    let outcome = try sandbox("").run(
      ["templates", "run-swift", "--sources=App", "--templates=T", "--buildPath=X"],
      command: { _ in nil })
    #expect(
      outcome.error.contains(
        "note: '--buildPath' has no effect: templates are compiled in '--cacheBasePath'"))
    let help = try sandbox("").run("templates", "--help").output
    #expect(help.contains("the folder for compiled templates"))
  }

  @Test func otherCommandsPointHere() throws {
    let sandbox = try sandbox("a")
    let outcome = sandbox.run("sourcery", "--sources=App", "--templates=T")
    #expect(
      outcome.error.contains("is a program in Swift; run 'widgetgen templates run-swift' instead"))
    #expect(
      sandbox.run("templates", "list", "--sources=App").error.contains(
        "'--sources' is a flag of 'templates run-swift' only"))
  }
}
