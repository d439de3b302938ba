import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests where `scaffold` writes, and which files it does not touch. The goldens of WidgetScaffoldTests contain the
/// widgets.
@Suite struct ScaffoldCommandTests {
  private func makeProject(_ runtime: String = "beagle-2") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Box.swift", "import UIKit\n\nclass Box: RoundView { var title = \"\" }\n")
    try sandbox.write("App/Base/RoundView.swift", "import UIKit\n\nclass RoundView: UIView {}\n")
    try sandbox.write("widgetgen.json", "{sources: 'App', output: 'Out', runtime: '\(runtime)'}")
    return sandbox
  }

  @Test func writesNextToTheViewOnlyOnce() throws {
    let sandbox = try makeProject()
    let first = sandbox.run("scaffold", "App/Box.swift")
    #expect(first.exitCode == .success && first.error.isEmpty)
    #expect(first.output == "wrote App/BoxWidget.swift\n")
    let text = try #require(sandbox.read("App/BoxWidget.swift"))
    #expect(text.contains("struct BoxWidget: Widget {"))
    try sandbox.write("App/BoxWidget.swift", "// mine\n")
    let second = sandbox.run("scaffold", "Box")
    #expect(second.exitCode == .usage)
    #expect(second.error.contains("App/BoxWidget.swift:1:1: error: cannot be written: file exists"))
    #expect(sandbox.read("App/BoxWidget.swift") == "// mine\n")
    // The widget is a source, and the generator finds it.
    try sandbox.remove("App/BoxWidget.swift")
    #expect(sandbox.run("scaffold", "Box").exitCode == .success)
    #expect(sandbox.run("generate").exitCode == .success)
    #expect(sandbox.read("Out/Coding.generated.swift")?.contains("BoxWidget") == true)
  }

  /// Swift requires that an override is as visible as the class.
  @Test(arguments: [
    ("", ""), ("public ", "public "), ("open ", "public "), ("package ", "package "),
  ])
  func overridesAreAsVisibleAsTheView(access: String, expected: String) throws {
    let sandbox = try makeProject("beagle-1")
    try sandbox.write("App/Box.swift", "import UIKit\n\n\(access)class Box: UIView {}\n")
    #expect(sandbox.run("scaffold", "Box", "--layout", "size").exitCode == .success)
    let text = try #require(sandbox.read("App/BoxWidget.swift"))
    #expect(text.contains("\n    \(expected)override func sizeThatFits("), "\(text)")
  }

  @Test func dictionariesOfViewsAreLeftOut() throws {
    let sandbox = try makeProject()
    try sandbox.write(
      "App/Box.swift", "import UIKit\nclass Box: UIView { var parts: [String: UIView] = [:] }\n")
    let outcome = sandbox.run("scaffold", "Box")
    #expect(
      outcome.error.contains(
        "does not have 'parts' of 'Box': only '[UIView]' becomes a list of components"),
      "\(outcome.error)")
  }

  @Test func writesAllFilesOrNone() throws {
    let sandbox = try makeProject("standalone")
    try sandbox.write("App/Component.swift", "// mine\n")
    #expect(sandbox.run("scaffold", "Box").exitCode == .usage)
    #expect(sandbox.read("App/BoxWidget.swift") == nil)
    let other = sandbox.run("scaffold", "Box", "--output", "New")
    #expect(other.output == "wrote New/BoxWidget.swift\nwrote New/Component.swift\n")
  }

  @Test func filesAreRemovedIfAnotherCannotBeWritten() throws {
    let sandbox = try makeProject("standalone")
    let before = sandbox.files()
    var fileSystem = sandbox.fileSystem
    fileSystem.create = { [create = fileSystem.create] path, bytes, model throws(FileError) in
      if path.hasSuffix("Component.swift") {
        throw FileError(path: path, reason: "No space left on device")
      }
      try create(path, bytes, model)
    }
    let outcome = sandbox.run(["scaffold", "Box", "--output", "New"], fileSystem: fileSystem)
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
    #expect(outcome.error.contains("New/Component.swift:1:1: error: cannot be written: no space"))
    #expect(sandbox.files() == before && sandbox.fileSystem.status("New") == nil)
  }

  @Test func dryRunWritesNothing() throws {
    let sandbox = try makeProject()
    let before = sandbox.files()
    let outcome = sandbox.run("scaffold", "Box", "--dry-run", "--runtime", "beagle-1")
    #expect(outcome.output.hasPrefix("import Beagle\nimport UIKit\n\nstruct BoxWidget: Widget {\n"))
    #expect(outcome.output.contains("    var widgetProperties: WidgetProperties\n"))
    #expect(sandbox.files() == before)
  }

  @Test func printsHowAWidgetIsRegistered() throws {
    let sandbox = try makeProject()
    let generated = sandbox.run("scaffold", "Box", "--dry-run", "--register")
    #expect(generated.error.hasPrefix("note: the generated function 'registerWidgets'"))
    #expect(!generated.output.contains("register"))
    try sandbox.write("widgetgen.json", "{sources: 'App', only: ['Coding'], output: 'Out'}")
    let lines = [
      "beagle-1": "dependencies.decoder.register(component: BoxWidget.self)\n",
      "beagle-2": "coder.register(type: BoxWidget.self)\n",
    ]
    for (runtime, line) in lines {
      let outcome = sandbox.run("scaffold", "Box", "--dry-run", "--register", "--runtime", runtime)
      #expect(outcome.output.contains(line) && outcome.error.isEmpty)
    }
    let standalone = sandbox.run(
      "scaffold", "Box", "--dry-run", "--register", "--runtime", "standalone")
    #expect(standalone.error == "note: widgets of the runtime 'standalone' need no registration\n")
  }

  @Test func aStandaloneTargetNeedsNoRegistration() throws {
    let sandbox = try makeProject("standalone")
    let outcome = sandbox.run("scaffold", "Box", "--dry-run", "--register")
    #expect(outcome.error == "note: widgets of the runtime 'standalone' need no registration\n")
  }

  @Test func writesANavigationController() throws {
    let sandbox = try makeProject()
    let outcome = sandbox.run("scaffold", "--navigation-controller", "MainController", "--register")
    #expect(outcome.output.hasPrefix("wrote MainController.swift\ndependencies.navigator"))
    #expect(outcome.output.contains("forId: \"Main\""))
    #expect(
      sandbox.read("MainController.swift")?.contains(
        "class MainController: BeagleNavigationController")
        == true)
    #expect(sandbox.run("scaffold", "--navigation-controller", "MainController").exitCode == .usage)
  }

  @Test(arguments: [
    ("struct A {}\n", "error: the file declares no subclass of 'UIView'"),
    ("class A: UIView {\n", "error: "),
    ("# Heading\n", "error: "),
    ("private class A: UIView {}\n", "error: 'A' is private"),
  ])
  func sourceWithoutAViewIsReported(text: String, error: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", text)
    let outcome = sandbox.run("scaffold", "A.swift", "--runtime", "beagle-1")
    #expect(outcome.exitCode == .invalidInput)
    #expect(outcome.error.contains(error), "\(outcome.error)")
    #expect(sandbox.files() == ["A.swift"])
  }

  @Test func suggestsTheSpellingOfAView() throws {
    let outcome = try makeProject().run("scaffold", "Bux")
    #expect(
      outcome.error.hasPrefix("error: no source declares a view 'Bux'; did you mean 'Box'?\n"))
  }
}
