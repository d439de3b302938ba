import WidgetSource

/// Checks the changes between two versions with payloads.
///
/// Both versions decode the same payloads with the program that `validate` runs. If they do so differently, a change at
/// the same place has to explain the difference. Otherwise, the difference is reported as a change. The payloads follow
/// from the two contracts, so the same contracts always have the same changes.
package struct CrossCheck: Sendable {
  /// The changes that checks found, with their payloads, followed by the differences that no change explains.
  package private(set) var changes: [Change]
  /// The number of changed places, and of those among them that a payload reaches.
  package private(set) var places = 0
  package private(set) var reachedPlaces = 0
  private let comparison: ContractComparison
  private let unjudged: Set<String>
  private let pairs: PairedNames
  /// The indices of the changes at each place, and of those inside each type.
  private let changesByPlace: [String: [Int]]
  private let changesByType: [String: [Int]]
  private var unexplained: [String: (change: Change, payload: String)] = [:]
  private var reached: Set<String> = []
  /// The number of random payloads that are made for each version.
  private static let randomCount = 200
  /// The number of payloads that the types share, and the least number of payloads of a type and version.
  private static let limit = 12_000
  private static let leastShare = 12

  package init(_ comparison: ContractComparison) { self.init(comparison, comparison.changes) }

  /// - Parameter changes: the changes that can explain differences.
  package init(_ comparison: ContractComparison, _ changes: [Change]) {
    self.comparison = comparison
    self.changes = changes
    let (old, new) = (comparison.old, comparison.new)
    changesByPlace = Dictionary(grouping: changes.indices) { changes[$0].at.swift }
    changesByType = Dictionary(grouping: changes.indices) { changes[$0].at.swift.firstName }
    unjudged = old.contract.unjudgedPlaces.union(new.contract.unjudgedPlaces)
    let names = comparison.differingTypes
    pairs = PairedNames(comparison, names)
    guard let first = names.first,
      let before = PayloadValidator(old.contract, root: first),
      let after = PayloadValidator(new.contract, root: first)
    else { return }
    var seen: Set<String> = []
    for payload in payloads(of: names) {
      let text = payload.tree.compactText
      guard seen.insert("\(payload.root) \(text)").inserted else { continue }
      guard let before = before.rooted(at: payload.root),
        let after = after.rooted(at: payload.root)
      else { continue }
      let bytes = Array(text.utf8)
      judge(text, before.outcome(of: bytes), after.outcome(of: bytes))
    }
    let changed = Set(changes.map(\.at.swift))
    places = changed.count
    reachedPlaces = changed.intersection(reached).count
    self.changes += unexplained.stablySorted { $0.key < $1.key }.map(\.value.change)
  }

  /// Returns payloads of the given types, and random ones of the root.
  private func payloads(of names: [String]) -> [EvidencePayload] {
    let (old, new) = (comparison.old, comparison.new)
    let makers = [EvidencePayloads(old, new), EvidencePayloads(new, old)]
    // Each type has a share, of which the simplest payloads are first.
    let share = max(Self.leastShare, Self.limit / (names.count * 2))
    var payloads = names.flatMap { name in
      makers.flatMap { $0.payloads(of: name).prefix(share) }
    }
    if let root = new.root, old.contract.types[root] != nil {
      payloads += makers.flatMap { $0.randomPayloads(of: root, count: Self.randomCount) }
    }
    return payloads
  }

  private mutating func judge(_ text: String, _ old: PayloadOutcome, _ new: PayloadOutcome) {
    for event in old.events + new.events { reached.insert(event.part.name) }
    for difference in PayloadDifference.all(old, new, isPair: pairs.contains) {
      let places = DifferencePlaces(
        difference, old.events + new.events, comparison, pairs)
      if !places.exact.isDisjoint(with: unjudged) { continue }
      var isExplained = false
      let candidates =
        places.exact.flatMap { changesByPlace[$0] ?? [] }
        + places.owners.flatMap { changesByType[$0] ?? [] }
      for index in candidates {
        guard places.contains(changes[index].at.swift), difference.isExplained(by: changes[index])
        else { continue }
        isExplained = true
        if changes[index].payload.map({ $0.utf8.count <= text.utf8.count }) != true {
          changes[index].payload = text
        }
      }
      if !isExplained { report(difference, at: places.place, text) }
    }
  }

  private mutating func report(
    _ difference: PayloadDifference, at place: WirePlace, _ text: String
  ) {
    let key = "\(place.swift) \(difference.kind)"
    if let known = unexplained[key], known.payload.utf8.count <= text.utf8.count { return }
    var change = Change(
      .unexplainedDifference, at: place,
      "\(difference.description), and no other finding explains this; the payload is \(text)",
      difference.direction, .error,
      cure: #"after a review, add {"rule": "unexplained-difference", "at": "\#(place.wire)", "#
        + #""reason": "…"} to 'accept' in 'contract' of the configuration"#)
    change.payload = text
    unexplained[key] = (change, text)
  }
}

/// The places at which a change can explain a difference.
private struct DifferencePlaces {
  /// The types, properties and options that contain the value with the difference.
  private(set) var exact: Set<String> = []
  /// The types of the value itself, any part of which can explain the difference.
  private var types: Set<String> = []
  /// The innermost place.
  private(set) var place = WirePlace(wire: "", swift: "")

  init(
    _ difference: PayloadDifference, _ events: [PayloadTrace.Event],
    _ comparison: ContractComparison, _ pairs: PairedNames
  ) {
    let around = events.filter { $0.range.bounds.contains(Int(difference.offset)) }
    let inner = around.filter { $0.range.start == difference.offset }
    let missing = inner.filter { if case .missing = $0.part { true } else { false } }
    for event in around {
      if case .missing = event.part { continue }
      exact.formUnion(pairs.names(of: event.part))
    }
    for event in missing { exact.formUnion(pairs.names(of: event.part)) }
    for case .type(let name) in inner.map(\.part) where missing.isEmpty {
      types.formUnion(pairs.names(of: .type(name)))
    }
    // The value of an untagged choice is rejected as a whole, although only a part of it is wrong.
    if difference.kind == .refusedNow || difference.kind == .acceptedNow, missing.isEmpty,
      let whole = inner.map(\.range).max(by: { $0.count < $1.count })
    {
      for case .type(let name) in events.filter({ whole.bounds.contains(Int($0.range.start)) })
        .map(\.part)
      where inner.contains(where: { comparison.isUntagged($0.part) }) {
        types.formUnion(pairs.names(of: .type(name)))
      }
    }
    let innermost = around.filter { if case .missing = $0.part { false } else { true } }
      .min { $0.range.count < $1.range.count }
    place = innermost.map { comparison.place(of: $0.part) } ?? comparison.place(ofType: "contract")
  }

  /// The types, or the types around them, any part of which can explain the difference.
  var owners: Set<String> { Set(types.map(\.firstName)) }

  func contains(_ name: String) -> Bool {
    exact.contains(name) || types.contains { name == $0 || name.hasPrefix($0 + ".") }
  }
}

extension ContractComparison {
  /// The types of both versions whose values are decoded differently, directly or because of a flattened type. Sorted
  /// by name.
  fileprivate var differingTypes: [String] {
    var found: Set<String> = []
    var pending = new.contract.types.keys.stablySorted().filter { name in
      guard let before = old.contract.types[name], let after = new.contract.types[name] else {
        return false
      }
      return before.tree(encodes: false) != after.tree(encodes: false)
    }
    while let name = pending.popLast() {
      guard found.insert(name).inserted else { continue }
      for version in [old, new] { pending += version.uses.flatteners[name] ?? [] }
    }
    // The properties with values of such an enum replace wrong values.
    for (name, type) in new.contract.sortedTypes
    where type.references.contains(where: { replacesWrongValues($0) && found.contains($0) }) {
      found.insert(name)
    }
    return found.filter { old.contract.types[$0] != nil && new.contract.types[$0] != nil }
      .stablySorted()
  }

  private func replacesWrongValues(_ name: String) -> Bool {
    [old, new].contains { $0.contract.types[name]?.onError != nil }
  }

  fileprivate func isUntagged(_ part: PayloadTrace.Event.Part) -> Bool {
    guard case .type(let name) = part else { return false }
    return [old, new].contains {
      $0.contract.types[name]?.choice?.representation == .untagged
    }
  }

  fileprivate func place(of part: PayloadTrace.Event.Part) -> WirePlace {
    switch part {
    case .type(let name): return place(ofType: name)
    case .property(let owner, let name), .missing(let owner, let name):
      let property = [new, old].lazy.compactMap { version in
        version.contract.types[owner]?.properties.first { $0.name == name }
      }.first
      return place(ofType: owner).appending(wire: property?.wireName ?? name, swift: name)
    case .option(let choice, let id):
      let option = (new.contract.types[choice] ?? old.contract.types[choice])?.choice?.option(id)
      return place(ofType: choice).appending(wire: option?.label ?? id, swift: id)
    }
  }
}

extension Contract {
  /// The types, properties and options whose JSON the contract does not determine: opaque, custom-coded and conditional
  /// values.
  fileprivate var unjudgedPlaces: Set<String> {
    var places: Set<String> = []
    func add(_ properties: [ContractProperty], of owner: String) {
      for property in properties
      where property.isByHand || property.condition != nil || property.type.hasUnknownForm {
        places.insert("\(owner).\(property.name)")
      }
    }
    for (name, type) in types {
      if type.isOpaque || type.condition != nil { places.insert(name) }
      add(type.properties, of: name)
      for option in type.choice?.options ?? [] {
        switch option.content {
        case .type: break
        case .values(let values): add(values, of: "\(name).\(option.id)")
        case .single(let type), .whole(let type):
          if type.hasUnknownForm { places.insert("\(name).\(option.id)") }
        }
      }
    }
    return places
  }
}

extension String {
  /// The name of the type of a place: `Card` for `Card.title`.
  fileprivate var firstName: String { prefix { $0 != "." }.description }
}

extension WireType {
  /// Whether the contract does not determine which values are decoded.
  fileprivate var hasUnknownForm: Bool {
    switch self {
    case .opaque: true
    case .coded(let type, by: let coder): !coder.acceptsForm || type.hasUnknownForm
    default: wrapped?.hasUnknownForm ?? false
    }
  }
}

extension Rule {
  static let unexplainedDifference = Rule("unexplained-difference", .error)
}
