import WidgetSource
import WireContract

/// The layout of the graph. On the right, each family is a box with its types. On the left, the types that can contain
/// other types are in boxes, one for each set of contained families. Curves connect each box on the left with the
/// families that its types can contain.
struct GraphLayout {
  /// A type in a box.
  struct Chip: Equatable {
    var name: String
    var anchor: String
    /// The CSS class with the colors of the type's family.
    var color: String
    /// The families and types that this type can contain, each after its key: `child: Component`. Empty in the box of a
    /// family.
    var title = ""
    var x = 0
    var y = 0
    var width: Int { name.count * GraphLayout.letter + 18 }
  }

  struct Box {
    /// The name of the family, or empty for a box of types that can contain families.
    var name = ""
    var anchor = ""
    var color: String
    var x: Int
    var y = 0
    var width: Int
    var height = 0
    var chips: [Chip] = []
  }

  /// A curve from a box of types to the box of a family that the types can contain.
  struct Curve {
    var holders: Int
    var family: Int
    var title: String
    var fromY = 0
    var toY = 0
  }

  private(set) var families: [Box] = []
  private(set) var holders: [Box] = []
  private(set) var curves: [Curve] = []
  private(set) var height = 0

  static let width = 960
  static let chipHeight = 24
  private static let holdersWidth = 360
  private static let familiesX = 504
  private static let padding = 14
  private static let gap = 8
  /// The approximate width of a letter.
  private static let letter = 7

  init(_ context: CatalogContext) {
    families = context.families.enumerated().map { Self.family($0.element, $0.offset, context) }
    let groups = Self.groups(context)
    for (targets, chips) in groups {
      holders.append(
        Box(color: chips.first?.color ?? "", x: 8, width: Self.holdersWidth, chips: chips))
      for target in targets {
        curves.append(
          Curve(
            holders: holders.count - 1, family: target,
            title: "can hold \(context.families[target])"))
      }
    }
    Self.place(&families, top: 34)
    Self.place(&holders, top: Self.padding)
    let ends = (Self.end(of: families), Self.end(of: holders))
    height = max(ends.0, ends.1) + 8
    Self.move(&families, by: (height - 8 - ends.0) / 2)
    Self.move(&holders, by: (height - 8 - ends.1) / 2)
    placeCurves()
  }

  private static func family(_ name: String, _ number: Int, _ context: CatalogContext) -> Box {
    let color = CatalogContext.color(number)
    let options = context.contract.types[name]?.choice?.options ?? []
    return Box(
      name: name, anchor: context.anchors.type(name) ?? "", color: color, x: familiesX,
      width: width - 8 - familiesX,
      chips: options.map { option in
        Chip(
          name: option.names.first ?? option.id,
          anchor: context.anchors.option(option, of: name) ?? "", color: color)
      })
  }

  /// Returns the types that can contain other types, grouped by the families that they can contain. Groups need fewer
  /// curves than single types.
  private static func groups(_ context: CatalogContext) -> [(targets: [Int], chips: [Chip])] {
    var groups: [[Int]: [Chip]] = [:]
    for (number, family) in context.families.enumerated() {
      for option in context.contract.types[family]?.choice?.options ?? [] {
        guard case .type(let type) = option.content,
          context.relations.memberships[type]?.first?.family == family
        else { continue }
        let held = context.relations.held(by: type, context.contract)
        let targets = Set(held.compactMap { target(of: $0.reference, context) }).sorted()
        if targets.isEmpty { continue }
        let words = held.map {
          "\($0.key): \(($0.reference.only ?? [$0.reference.name]).joined(separator: ", "))"
        }
        groups[targets, default: []].append(
          Chip(
            name: option.names.first ?? option.id,
            anchor: context.anchors.option(option, of: family) ?? "",
            color: CatalogContext.color(number), title: words.joined(separator: "; ")))
      }
    }
    return groups.map { (targets: $0.key, chips: $0.value) }.stablySorted {
      $0.targets.lexicographicallyPrecedes($1.targets)
    }
  }

  /// Returns the index of the family to which a reference leads: the first family that contains the referenced type, or
  /// else the referenced type itself if it is a family. Otherwise, returns nil.
  private static func target(
    of reference: WireType.Reference, _ context: CatalogContext
  ) -> Int? {
    let family = context.relations.memberships[reference.name]?.first?.family ?? reference.name
    return context.families.firstIndex(of: family)
  }

  // MARK: - Places

  /// Stacks boxes vertically, and places the chips of each box in lines.
  private static func place(_ boxes: inout [Box], top: Int) {
    var y = 8
    for index in boxes.indices {
      boxes[index].y = y
      let start = boxes[index].x + padding
      let end = boxes[index].x + boxes[index].width - padding
      var (x, line) = (start, y + top)
      for chip in boxes[index].chips.indices {
        let width = boxes[index].chips[chip].width
        if x + width > end, x > start {
          x = start
          line += chipHeight + gap
        }
        boxes[index].chips[chip].x = x
        boxes[index].chips[chip].y = line
        x += width + gap
      }
      boxes[index].height = line + (boxes[index].chips.isEmpty ? 0 : chipHeight) + padding - y
      y += boxes[index].height + 20
    }
  }

  private static func end(of boxes: [Box]) -> Int { boxes.last.map { $0.y + $0.height } ?? 0 }

  private static func move(_ boxes: inout [Box], by distance: Int) {
    for index in boxes.indices {
      boxes[index].y += distance
      for chip in boxes[index].chips.indices { boxes[index].chips[chip].y += distance }
    }
  }

  /// Distributes the ends of curves along the sides of their boxes, in an order in which few curves cross.
  private mutating func placeCurves() {
    for number in holders.indices {
      let own = curves.indices.filter { curves[$0].holders == number }
      for (place, curve) in own.enumerated() {
        curves[curve].fromY = Self.port(place, of: own.count, holders[number])
      }
    }
    for number in families.indices {
      let own = curves.indices.filter { curves[$0].family == number }
      for (place, curve) in own.enumerated() {
        curves[curve].toY = Self.port(place, of: own.count, families[number])
      }
    }
  }

  private static func port(_ place: Int, of count: Int, _ box: Box) -> Int {
    box.y + box.height * (place + 1) / (count + 1)
  }
}
