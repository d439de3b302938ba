import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetModel
@testable import WidgetPlan

@Suite struct RecursionTests {
  @Test(arguments: [
    ("struct Tree { var children: [Tree] }", ["Tree"]),
    ("struct A { let b: B? }\nstruct B { let a: [String: A] }", ["A", "B"]),
    (
      "struct Before { let a: A }\nstruct A { let a: [A]; let after: After }\nstruct After {}",
      ["A"]
    ),
    ("enum E { case leaf, pair([E], E2) }\nstruct E2 { let name: String }", ["E"]),
    ("typealias Many = [A]\nstruct A { let all: Many }", ["A"]),
    ("struct A { let c: any P }\nprotocol P { var a: A { get } }", []),
    ("struct A { var a: [A] { [] } }", []),
    ("class A { var b: B? }\nclass B: A {}", ["A", "B"]),
    ("// widgetgen: family\nclass A { var a: [A] }\nclass B: A {}", []),
    ("// widgetgen: family\nclass A { var b: B? }\nclass B: A {}", ["A", "B"]),
    (
      """
      struct A { let b: B }
      struct B { let c: [C]; let d: D }
      struct C { let b: [B]; let d: D }
      struct D { let e: [E] }
      struct E { let d: [D]; let f: F }
      struct F {}
      """, ["B", "C", "D", "E"]
    ),
  ])
  func typesOnCyclesAreFound(source: String, expected: [String]) {
    #expect(Self.recursive(source) == expected)
  }

  /// For random types, the result is the same as the result of a search from each type.
  @Test func resultMatchesAWalkFromEachType() {
    var random = SplitMix(seed: 2_026)
    for _ in 0..<200 {
      let count = 1 + random.below(9)
      let parts = (0..<count).map { _ in (0..<count).filter { _ in random.below(count) == 0 } }
      let source = parts.indices.map { index in
        let properties = parts[index].map { "let p\($0): [T\($0)]" }
        return "struct T\(index) { \(properties.joined(separator: "; ")) }\n"
      }.joined()
      let expected = parts.indices.filter { start in
        var seen: Set<Int> = []
        var rest = parts[start]
        while let next = rest.popLast() { if seen.insert(next).inserted { rest += parts[next] } }
        return seen.contains(start)
      }
      #expect(Self.recursive(source) == expected.map { "T\($0)" }, "\(source)")
    }
  }

  private static func recursive(_ source: String) -> [String] {
    let model = model(source)
    return RecursionIndex(of: model.allTypes, in: model).types.sorted().map(model.name)
  }
}
