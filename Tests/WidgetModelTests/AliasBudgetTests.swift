import Testing
import WidgetSyntax

@testable import WidgetModel

struct AliasBudgetTests {
  @Test("Typealiases are followed until the types they stand for are too deep together")
  func budgetIsSpentByLevels() {
    var budget = AliasBudget()
    let brackets = (String(repeating: "[", count: 39), String(repeating: "]", count: 39))
    let deep = TypeName(parsing: brackets.0 + "Next" + brackets.1)
    let followed = [budget.spend(on: deep), budget.spend(on: deep)]
    #expect(followed == [true, false])
  }

  @Test(
    "Levels are counted",
    arguments: [("Int", 1), ("Int?", 2), ("[Pair<A, [B]>]", 4), ("(A, B) -> C?", 3), ("~A", 1)])
  func depthCountsNestedTypes(text: String, levels: Int) {
    #expect(TypeName(parsing: text).depth == levels)
  }
}
