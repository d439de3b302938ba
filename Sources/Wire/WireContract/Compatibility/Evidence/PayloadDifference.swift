import WidgetSource

/// A difference between what two versions do with the same payload.
struct PayloadDifference: Sendable {
  enum Kind: Sendable {
    /// Only the new version refuses the payload.
    case refusedNow
    /// Only the old version refuses the payload.
    case acceptedNow
    /// Only the new version leaves out or replaces a value.
    case lostNow
    /// Only the old version leaves out or replaces a value.
    case keptNow
    /// Only the old version decodes the value of a key.
    case ignoredNow
    /// Only the new version decodes the value of a key.
    case decodedNow
    /// The versions decode a value as different properties or options.
    case otherMeaning
  }

  let kind: Kind
  /// The offset of the value.
  let offset: UInt32
  /// The validator's message, or the parts that the versions decode.
  let message: String

  /// Returns the differences between the outcomes of a payload. If only one version refuses the payload, there are no
  /// other differences.
  ///
  /// - Parameter isPair: whether a part of the old version is paired with a part of the new version.
  static func all(
    _ old: PayloadOutcome, _ new: PayloadOutcome,
    isPair: (PayloadTrace.Event.Part, PayloadTrace.Event.Part) -> Bool
  ) -> [PayloadDifference] {
    switch (old.refusal, new.refusal) {
    case (_?, _?): return []
    case (nil, let problem?):
      return old.isDescribed(butNotBy: new) ? [.init(.refusedNow, problem)] : []
    case (let problem?, nil):
      return new.isDescribed(butNotBy: old) ? [.init(.acceptedNow, problem)] : []
    case (nil, nil): break
    }
    if old.losses.isEmpty, let problem = new.losses.first {
      return old.isDescribed(butNotBy: new) ? [.init(.lostNow, problem)] : []
    }
    if new.losses.isEmpty, let problem = old.losses.first {
      return new.isDescribed(butNotBy: old) ? [.init(.keptNow, problem)] : []
    }
    return old.losses.isEmpty ? reached(old, new, isPair) : []
  }

  private static func reached(
    _ old: PayloadOutcome, _ new: PayloadOutcome,
    _ isPair: (PayloadTrace.Event.Part, PayloadTrace.Event.Part) -> Bool
  ) -> [PayloadDifference] {
    var differences: [PayloadDifference] = []
    for (range, before) in old.decodedParts {
      let after = new.decodedParts[range] ?? []
      let (keys, newKeys) = (before.filter(\.isKey), after.filter(\.isKey))
      if !keys.isEmpty, newKeys.isEmpty {
        differences.append(.init(.ignoredNow, .init(offset: range.start, message: keys.names)))
      }
      for parts in [(keys, newKeys), (before.filter { !$0.isKey }, after.filter { !$0.isKey })] {
        guard !parts.0.isEmpty, !parts.1.isEmpty,
          !parts.0.contains(where: { first in parts.1.contains { isPair(first, $0) } })
        else { continue }
        let message = "\(parts.1.names) instead of \(parts.0.names)"
        differences.append(.init(.otherMeaning, .init(offset: range.start, message: message)))
      }
    }
    for (range, after) in new.decodedParts where after.contains(where: \.isKey) {
      if old.decodedParts[range]?.contains(where: \.isKey) == true { continue }
      differences.append(
        .init(.decodedNow, .init(offset: range.start, message: after.filter(\.isKey).names)))
    }
    return differences.stablySorted { $0.offset < $1.offset }
  }

  private init(_ kind: Kind, _ problem: PayloadOutcome.Problem) {
    (self.kind, offset, message) = (kind, problem.offset, problem.message)
  }

  /// Whether a change is severe enough, and in the right direction, to explain the difference.
  func isExplained(by change: Change) -> Bool {
    if change.rule == .cannotJudge { return true }
    switch (kind, change.direction) {
    case (_, .servers), (_, .newServers): return false
    case (_, .both), (_, .eachOther): return true
    case (.refusedNow, .backward), (.refusedNow, .neither):
      return change.judgedSeverity == .error
    case (.lostNow, .backward), (.lostNow, .neither): return change.judgedSeverity >= .warning
    case (.refusedNow, .forward), (.lostNow, .forward): return false
    case (.acceptedNow, .forward), (.keptNow, .forward): return true
    case (.acceptedNow, .backward), (.keptNow, .backward): return false
    case (.acceptedNow, .neither): return change.judgedSeverity >= .warning
    case (.keptNow, .neither): return true
    case (.ignoredNow, _), (.decodedNow, _): return true
    case (.otherMeaning, _): return change.judgedSeverity >= .warning
    }
  }

  /// The direction of a change that only this difference shows.
  var direction: Change.Direction {
    switch kind {
    case .refusedNow, .lostNow: .backward
    case .acceptedNow, .keptNow: .forward
    case .ignoredNow, .decodedNow, .otherMeaning: .neither
    }
  }

  /// The difference in words.
  var description: String {
    switch kind {
    case .refusedNow: "this version refuses a payload that the old version decodes: \(message)"
    case .acceptedNow: "the old version refuses a payload that this version decodes: \(message)"
    case .lostNow: "this version loses a value that the old version decodes: \(message)"
    case .keptNow: "the old version loses a value that this version decodes: \(message)"
    case .ignoredNow: "this version ignores a value that the old version decodes as \(message)"
    case .decodedNow: "this version decodes a value that the old version ignores, as \(message)"
    case .otherMeaning: "this version decodes a value as \(message)"
    }
  }
}

extension PayloadOutcome {
  /// The properties and options as which values are decoded, by the ranges of the values.
  fileprivate var decodedParts: [SourceRange: Set<PayloadTrace.Event.Part>] {
    events.reduce(into: [:]) { parts, event in
      switch event.part {
      case .property where event.isNull: break
      case .property, .option: parts[event.range, default: []].insert(event.part)
      case .type, .missing: break
      }
    }
  }
}

extension PayloadTrace.Event.Part {
  fileprivate var isKey: Bool { if case .property = self { true } else { false } }

  /// The name in Swift: `Card.title`.
  var name: String {
    switch self {
    case .type(let name): name
    case .property(let owner, let name), .missing(let owner, let name): "\(owner).\(name)"
    case .option(let choice, let id): "\(choice).\(id)"
    }
  }
}

extension Set<PayloadTrace.Event.Part> {
  fileprivate var names: String {
    map { "'\($0.name)'" }.stablySorted().joined(separator: ", ")
  }
}
