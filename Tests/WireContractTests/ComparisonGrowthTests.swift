import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests how the time of comparing two versions grows with the number of widgets, if all widgets have changed.
@Suite(.serialized) struct ComparisonGrowthTests {
  /// The change of every widget.
  enum Change: String, CaseIterable {
    case nothing, keys, names, types, namesAndKeys, all

    /// Returns the declaration of a widget in the new version.
    func widget(_ index: Int) -> String {
      switch self {
      case .nothing: declaration(index)
      case .keys: declaration(index, keys: ["heading", "width", "items", "look"])
      case .names: "// widgetgen: name = \"new\(index)\"\n" + declaration(index)
      case .namesAndKeys:
        "// widgetgen: name = \"new\(index)\"\n"
          + declaration(index, keys: ["heading", "width", "items", "look"])
      case .types: "// widgetgen: name = \"widget\(index)\"\n" + declaration(index, name: "Part")
      case .all: declaration(index, name: "Part", keys: ["heading", "width", "items", "look"])
      }
    }

    private func declaration(
      _ index: Int, name: String = "Widget",
      keys: [String] = ["title", "size", "children", "style"]
    ) -> String {
      """
      struct \(name)\(index): Component {
        let \(keys[0]): String
        let \(keys[1]): Int?
        let \(keys[2]): [any Component]
        let \(keys[3]): \(name)Style\(index)
      }
      enum \(name)Style\(index): String, Codable { case plain, bold }

      """
    }
  }

  /// The larger versions are four times as large. The comparison takes 4 times as long if the time is linear, and 16
  /// times as long if the time is quadratic.
  @Test(arguments: Change.allCases) func timeIsLinear(_ change: Change) async {
    await onStack(kilobytes: 16384) {
      let times = Self.old.map { seconds(change, old: $0.contract, widgets: $0.widgets) }
      #expect(times[1] < max(times[0], 0.01) * 10, "\(change): \(times)")
    }
  }

  /// The old versions, which are the same for all changes.
  private static let old = [40, 160].map { (widgets: $0, contract: contract(.nothing, $0)) }

  /// Returns the processor time in seconds for comparing two versions, each with the given number of widgets.
  private func seconds(_ change: Change, old: Contract, widgets: Int) -> Double {
    let new = change == .nothing ? old : Self.contract(change, widgets)
    let start = processorTime
    let check = CrossCheck(ContractComparison(old: old, new: new))
    #expect(check.changes.isEmpty == [.nothing, .types].contains(change))
    return processorTime - start
  }

  private static func contract(_ change: Change, _ widgets: Int) -> Contract {
    let text =
      "// widgetgen: family\nprotocol Component: Codable {}\n"
      + (0..<widgets).map(change.widget).joined()
    return ContractRun.contract(of: SourceFile(path: "A.swift", text: text), .standalone).0
  }
}
