import WidgetSource
import WireContract

/// Where everything of the graph is: on the left what can hold others, on the right the families in boxes, each with
/// its types, and a curve from each holder to what it can hold.
struct GraphLayout {
  struct Node {
    var name: String
    var anchor: String
    var color: String
    var x: Int
    var y: Int
    var width: Int
  }

  struct Box {
    var name: String
    var anchor: String
    var color: String
    var y: Int
    var height: Int
    var chips: [Node]
  }

  /// A curve to a box or a chip.
  struct Edge {
    var holder: Int
    var toX: Int
    var toY: Int
    var label: String
    var target: String
  }

  private(set) var holders: [Node] = []
  private(set) var boxes: [Box] = []
  private(set) var edges: [Edge] = []
  private(set) var height = 0

  static let width = 960
  static let chipHeight = 24
  private static let boxX = 400
  private static let step = 32
  /// A letter of the font is about as wide.
  private static let letter = 7

  init(_ context: CatalogContext) {
    var chips: [String: Int] = [:]
    placeBoxes(context, &chips)
    placeHolders(context, chips)
    let left = (holders.last?.y ?? 0) + Self.step
    height = max(left, (boxes.last.map { $0.y + $0.height } ?? 0)) + 8
  }

  private mutating func placeBoxes(
    _ context: CatalogContext, _ places: inout [String: Int]
  ) {
    var y = 8
    for (number, family) in context.families.enumerated() {
      let color = CatalogContext.color(number)
      var box = Box(
        name: family, anchor: context.anchors.type(family) ?? "", color: color, y: y, height: 0,
        chips: [])
      var (chipX, chipY) = (Self.boxX + 16, y + 36)
      for option in context.contract.types[family]?.choice?.options ?? [] {
        let name = option.names.first ?? option.id
        let width = name.count * Self.letter + 18
        if chipX + width > Self.width - 16, chipX > Self.boxX + 16 {
          chipX = Self.boxX + 16
          chipY += Self.chipHeight + 8
        }
        box.chips.append(
          Node(
            name: name, anchor: context.anchors.option(option, of: family) ?? "", color: color,
            x: chipX, y: chipY, width: min(width, Self.width - 32 - Self.boxX)))
        if case .type(let type) = option.content, places[type] == nil {
          places[type] = chipY + Self.chipHeight / 2
        }
        chipX += width + 8
      }
      box.height = chipY + Self.chipHeight + 14 - y
      boxes.append(box)
      y += box.height + 20
    }
  }

  /// Holders in the order of what they hold, so that curves seldom cross.
  private mutating func placeHolders(
    _ context: CatalogContext, _ chips: [String: Int]
  ) {
    let families = context.families
    var found: [Holder] = []
    for name in context.relations.memberships.keys.stablySorted(by: <) {
      let held = context.relations.held(by: name, context.contract)
      if held.isEmpty { continue }
      let numbers = held.compactMap { families.firstIndex(of: $0.reference.name) }
      found.append(
        Holder(
          name: name, first: numbers.min() ?? families.count, last: numbers.max() ?? families.count,
          held: held))
    }
    found = found.stablySorted { ($0.first, $0.last) < ($1.first, $1.last) }
    for (index, holder) in found.enumerated() {
      let family = context.relations.memberships[holder.name]?.first
      let name = family?.option.names.first ?? holder.name
      let number = families.firstIndex(of: family?.family ?? "") ?? 0
      holders.append(
        Node(
          name: name, anchor: context.anchors.type(holder.name) ?? "",
          color: CatalogContext.color(number), x: 8, y: 12 + index * Self.step,
          width: min(210, name.count * Self.letter + 18)))
      for (reference, key) in holder.held { addEdge(index, reference, key, chips) }
    }
  }

  /// A type that can hold values of families: the numbers of the first and the last one.
  private struct Holder {
    var name: String
    var first: Int
    var last: Int
    var held: [(reference: WireType.Reference, key: String)]
  }

  private mutating func addEdge(
    _ holder: Int, _ reference: WireType.Reference, _ key: String,
    _ chips: [String: Int]
  ) {
    if let box = boxes.first(where: { $0.name == reference.name }) {
      edges.append(
        Edge(
          holder: holder, toX: Self.boxX, toY: box.y + 20, label: key,
          target: reference.only.map { $0.joined(separator: ", ") } ?? reference.name))
    } else if let chip = chips[reference.name] {
      edges.append(
        Edge(holder: holder, toX: Self.boxX, toY: chip, label: key, target: reference.name))
    }
  }
}
