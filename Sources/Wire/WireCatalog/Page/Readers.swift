import WidgetTemplate
import WireContract

/// The versions of the app that read the parts of the page.
struct Readers {
  /// The versions that read a part, for templates.
  struct Read {
    /// The indices of the versions, separated by spaces.
    var versions = Value.none
    /// The version since which all versions read the part, or no value if this is the oldest or the current version.
    var since = Value.none
  }

  /// The versions, oldest first, or none if versions are not compared.
  private let contracts: [Contract]
  /// For each name and key that some version reads, whether each version reads it.
  private let isRead: [String: [Bool]]
  private let labels: [String]
  private let names: WireTypeNames

  init(_ input: CatalogInput) {
    let contracts = input.changes.map { $0.old + [input.contract] } ?? []
    var isRead: [String: [Bool]] = [:]
    let none = Array(repeating: false, count: contracts.count)
    for (version, contract) in contracts.enumerated() {
      let names = WireTypeNames(contract)
      for (name, type) in contract.sortedTypes where type.directions.decodes {
        let place = names.place(ofType: name).wire
        for part in type.readNames { isRead["\(place).\(part)", default: none][version] = true }
      }
    }
    self.contracts = contracts
    self.isRead = isRead
    labels = input.changes?.labels ?? []
    names = WireTypeNames(input.contract)
  }

  func read(
    ofType name: String, family: (name: String, option: ContractOption)?
  ) -> Read {
    if let family { return read(ofOption: family.option, in: family.name) }
    return read(contracts.map { $0.types[name] != nil })
  }

  func read(ofOption option: ContractOption, in family: String) -> Read {
    let owner = names.place(ofType: family).wire
    return read(isRead["\(owner).\(option.names.first ?? "")"])
  }

  func read(ofProperty property: ContractProperty, of owner: String) -> Read {
    let place = "\(names.place(ofType: owner).wire).\(property.wireName)"
    return read(isRead[place])
  }

  private func read(_ isRead: [Bool]?) -> Read {
    guard let isRead, isRead.count > 1 else { return Read() }
    let numbers = isRead.indices.filter { isRead[$0] }.map(String.init).joined(separator: " ")
    let first = isRead.lastIndex(of: false).map { $0 + 1 } ?? 0
    let since = labels.indices.contains(first) && first > 0 ? labels[first] : nil
    return Read(versions: .string(numbers), since: .escaped(since))
  }
}

extension ContractType {
  /// The keys and the names of options that the type reads.
  fileprivate var readNames: [String] {
    let keys = properties.filter { $0.isRead && !$0.isFlattened }.flatMap { property in
      property.reads.map { property.isElement ? property.name : $0.joined(separator: ".") }
    }
    let options = choice?.options.filter(\.directions.decodes) ?? []
    return keys + options.flatMap(\.names)
  }
}
