import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel

@Suite struct ConformanceTests {
  @Test func conformancesComeFromProtocolsExtensionsAndAliases() throws {
    let model = model([
      ("A.swift", "protocol Base {}\nprotocol Middle: Base {}\ntypealias Both = Middle & Other"),
      ("B.swift", "struct Direct: Base {}\nstruct Far {}\nstruct Aliased: Both {}\nstruct None {}"),
      ("C.swift", "extension Far: Middle {}\nclass Root: Middle {}\nfinal class Leaf: Root {}"),
    ])
    let names = Conformances(in: model).types(conformingTo: ["Base"]).map(model.name)
    #expect(names == ["Middle", "Direct", "Far", "Aliased", "Root", "Leaf"])
    #expect(
      try Conformances(in: model)[model.first("Aliased")] == ["Base", "Middle", "Other"])
  }

  @Test func nestedTypesAreNotTopLevelOnes() throws {
    let model = model(
      """
      protocol Widget {}
      enum Fake { protocol Widget {}; struct Inner: Widget {} }
      struct Outer { struct Card {} }
      extension Outer.Card: Widget {}
      """)
    #expect(
      Conformances(in: model).types(conformingTo: ["Widget"]).map(model.name) == ["Outer.Card"])
    #expect(
      Conformances(in: model).types(conformingTo: ["Fake.Widget"]).map(model.name) == ["Fake.Inner"]
    )
  }

  /// If two modules have types of the same name, an extension belongs to the type in its own folder.
  @Test func modulesAreNotMerged() throws {
    let model = model([
      ("Sources/A/Button.swift", "struct Button { let a: Int }"),
      ("Sources/B/Button.swift", "struct Button { let b: Int }"),
      ("Sources/B/Button+Widget.swift", "extension Button: Widget {}"),
    ])
    let found = Conformances(in: model).types(conformingTo: ["Widget"])
    #expect(found.map { model.files[$0.file].source.path } == ["Sources/B/Button.swift"])
  }

  @Test func undeclaredProtocolsOfTheRuntimesAreKnown() throws {
    let model = model("struct A: Widget {}\nstruct B: Beagle.AsyncAction {}\nstruct C: Codable {}")
    #expect(
      Conformances(in: model).types(conformingTo: ["ServerDrivenComponent"]).map(model.name) == [
        "A"
      ])
    #expect(Conformances(in: model).types(conformingTo: ["Action"]).map(model.name) == ["B"])
    #expect(
      Conformances(in: model).types(conformingTo: ["Decodable"]).map(model.name) == ["A", "B", "C"])
  }

  @Test func cyclesEnd() throws {
    let model = model(
      """
      protocol A: B {}
      protocol B: A, Base {}
      typealias X = Y
      typealias Y = X
      struct S: A, X, M.N {}
      typealias M = N.O
      typealias N = M.O
      extension M.M {}
      extension S.S {}
      """)
    #expect(
      Conformances(in: model).types(conformingTo: ["Base"]).map(model.name) == ["A", "B", "S"])
  }

  @Test func longChainsEnd() throws {
    let text = (0..<2_000).map { "protocol P\($0): P\($0 + 1) {}" }.joined(separator: "\n")
    #expect(Conformances(in: model(text)).types(conformingTo: ["P2000"]).isEmpty == false)
  }
}
