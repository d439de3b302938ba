import WidgetSource

/// Finds the places for values of families inside a type: those of its own properties, and those of the plain
/// types that they consist of.
struct ContractSlots {
  private let contract: Contract
  private var seen: Set<String> = []
  private var found: [ContractIndex.Slot] = []

  init(_ contract: Contract) { self.contract = contract }

  func slots(of type: ContractType) -> [ContractIndex.Slot] {
    // A family has no place itself; its types have.
    if type.choice?.isFamily == true { return [] }
    var walk = self
    walk.visit(type, "")
    return walk.found
  }

  private mutating func visit(_ type: ContractType, _ path: String) {
    switch type.kind {
    case .object, .array: visit(type.properties, path)
    case .choice(let choice):
      for option in choice.options {
        switch option.content {
        case .type(let name): visit(.named(.init(name)), path)
        case .values(let values): visit(values, path)
        case .single(let type), .whole(let type): visit(type, path)
        }
      }
    case .values, .opaque: break
    }
  }

  private mutating func visit(_ properties: [ContractProperty], _ path: String) {
    for property in properties where property.isRead {
      let key =
        property.isFlattened ? "" : (property.reads.first ?? [property.name]).joined(separator: ".")
      visit(property.type, [path, key].filter { !$0.isEmpty }.joined(separator: "."))
    }
  }

  private mutating func visit(_ shape: WireType, _ path: String) {
    for reference in shape.references {
      guard let type = contract.types[reference.name] else { continue }
      if type.choice?.isFamily == true {
        found.append(
          .init(path: path, shape: shape, family: reference.name, only: reference.only))
      } else if seen.insert(reference.name).inserted {
        visit(type, path)
      }
    }
  }
}
