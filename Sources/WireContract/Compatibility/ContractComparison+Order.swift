/// The order in which the options of untagged enums and families are tried.
extension ContractComparison {
  func orderChanges(
    _ old: [ContractOption], _ new: [ContractOption], at name: String
  ) -> [Change] {
    let positions = Dictionary(new.enumerated().map { ($1.id, $0) }) { first, _ in first }
    for (index, first) in old.enumerated() {
      for second in old[(index + 1)...] {
        guard let before = positions[first.id], let after = positions[second.id], after < before,
          overlap(new[before], new[after])
        else { continue }
        let isLost = losesKeys(of: new[before], readAs: new[after])
        return [
          Change(
            .orderChanged, isLost ? .error : .warning, at: name,
            "'\(name)' tries '\(second.id)' before '\(first.id)' now, and some values are both",
            isLost ? .backward : .neither, loss: .value, cure: "keep the order")
        ]
      }
    }
    return []
  }

  /// Whether one value may be two options of the new version.
  private func overlap(_ first: ContractOption, _ second: ContractOption) -> Bool {
    switch (first.content, second.content) {
    case (.values(let first), .values(let second)):
      if first.isEmpty || second.isEmpty { return first.isEmpty && second.isEmpty }
      let comparison = ContractComparison(old: new, new: new)
      return !comparison.compare(first, second, at: "").contains { $0.direction == .both }
    default:
      guard let first = first.content.wireType, let second = second.content.wireType else {
        return true
      }
      let comparison = ContractComparison(old: new, new: new)
      return comparison.relation(first, second) != .disjoint
        || comparison.relation(second, first) != .disjoint
    }
  }

  /// Whether most values of one option would be another with fewer keys.
  private func losesKeys(of first: ContractOption, readAs second: ContractOption) -> Bool {
    guard let all = properties(of: first), let others = properties(of: second) else { return false }
    let (keys, kept) = (Set(all.flatMap(\.reads)), Set(others.flatMap(\.reads)))
    let isRead = others.filter(\.isRequired).allSatisfy { $0.reads.contains(where: keys.contains) }
    return isRead && !keys.isSubset(of: kept)
  }

  private func properties(of option: ContractOption) -> [ContractProperty]? {
    switch option.content {
    case .values(let values): values
    case .type(let name): new.types[name]?.object?.properties
    case .single(.named(let reference)), .whole(.named(let reference)):
      new.types[reference.name]?.object?.properties
    case .single, .whole: nil
    }
  }
}

extension ContractOption.Content {
  fileprivate var wireType: WireType? {
    switch self {
    case .type(let name): .named(.init(name))
    case .single(let type), .whole(let type): type
    case .values: nil
    }
  }
}
