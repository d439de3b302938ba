import WidgetSource

/// The parts of a contract that the values of a payload reach.
struct PayloadTrace: Sendable {
  /// A part, and the value that reaches it.
  struct Event: Hashable, Sendable {
    enum Part: Hashable, Sendable {
      /// The value is checked as a value of the type.
      case type(String)
      /// The value is decoded as the property.
      case property(owner: String, String)
      /// The value is decoded as the option.
      case option(choice: String, String)
      /// The object or array has no value for the required property.
      case missing(owner: String, String)
    }

    var part: Part
    /// The range of the value in the payload.
    var range: SourceRange
    var isNull = false
  }

  fileprivate(set) var events: [Event] = []
}

/// The outcome of a payload in one version.
struct PayloadOutcome: Sendable {
  /// A problem, by the offset of the value that has it.
  struct Problem: Sendable {
    var offset: UInt32
    var message: String
  }

  /// The first error, or nil if the version decodes the payload.
  let refusal: Problem?
  /// The values that are left out or replaced.
  let losses: [Problem]
  let events: [PayloadTrace.Event]
  /// The offsets of keys, and of names and raw values, that the contract does not list.
  private let unknown: (keys: [UInt32], names: Set<UInt32>)

  init(_ findings: [PayloadFinding], _ events: [PayloadTrace.Event]) {
    func problem(_ finding: PayloadFinding) -> Problem {
      Problem(offset: finding.range.start, message: finding.message)
    }
    let found = findings.stablySorted { $0.range.start < $1.range.start }
    refusal = found.first { $0.severity == .error }.map(problem)
    losses = found.filter { $0.severity != .error && $0.rule.isLoss }.map(problem)
    self.events = events
    unknown = (
      found.filter { $0.rule == .unknownKey }.map(\.range.start),
      Set(found.filter { $0.rule == .unknownWidget || $0.rule == .unknownCase }.map(\.range.start))
    )
  }

  /// Whether the contract of the version describes the payload: it lists all keys, and all names that the other version
  /// lists.
  func isDescribed(butNotBy other: PayloadOutcome) -> Bool {
    unknown.keys.isEmpty && unknown.names.isSubset(of: other.unknown.names)
  }
}

extension PayloadRule {
  /// Whether the app leaves out or replaces a value that has a warning of this rule.
  fileprivate var isLoss: Bool {
    switch self {
    case .deprecated, .deprecatedKey, .duplicateKey, .unavailableName, .unknownKey: false
    case .invalidJSON, .missingKey, .nestedTooDeeply, .nullValue, .numberOutOfRange, .unknownCase,
      .unknownWidget, .wrongType:
      true
    }
  }
}

extension PayloadWalk {
  /// Callers check `trace` first, so that validation without a trace does not copy the name. Unlike the other parts, a
  /// type is also traced while an option of an untagged choice is only tried.
  mutating func traceType(_ name: String, at node: NodeIndex) {
    trace?.events.append(.init(part: .type(name), range: nodes[node].range))
  }

  mutating func traceProperty(_ index: Int, of number: ObjectIndex, at node: NodeIndex) {
    if trace == nil || isSilent { return }
    let object = program.objects[number]
    trace?.events.append(
      .init(
        part: .property(owner: object.name, object.slots[index].name), range: nodes[node].range,
        isNull: nodes[node].kind == .null))
  }

  mutating func traceOption(_ index: Int, of number: ChoiceIndex, at node: NodeIndex) {
    if trace == nil || isSilent { return }
    let choice = program.choices[number]
    trace?.events.append(
      .init(part: .option(choice: choice.name, choice.ids[index]), range: nodes[node].range))
  }

  mutating func traceMissing(_ index: Int, of number: ObjectIndex, at node: NodeIndex) {
    if trace == nil || isSilent { return }
    let object = program.objects[number]
    trace?.events.append(
      .init(
        part: .missing(owner: object.name, object.slots[index].name), range: nodes[node].range))
  }
}
