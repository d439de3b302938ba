import WidgetPlan
import WidgetSource

extension ContractChoice {
  /// The policy for unknown names.
  package enum Unknown: Equatable, Sendable {
    case `throw`, skip, keep
    /// The value is decoded as a type of the family or a case of the enum, possibly from the content alone.
    case fallback(String, inContent: Bool)
    /// The unknown value is replaced by the value under one of its keys.
    case key(String)
    /// The unknown value is replaced by a value of the enum, as a Swift expression.
    case value(String)
  }
}

extension ContractChoice.Unknown {
  /// The effect of an unknown name where no value can be left out.
  package var effect: UnknownEffect { effect(dropsUnknown: false) }

  /// Returns the effect of an unknown name in one place.
  ///
  /// - Parameter dropsUnknown: whether a value with an unknown name is left out at this place.
  package func effect(dropsUnknown: Bool) -> UnknownEffect {
    let failure: UnknownEffect.Outcome = dropsUnknown ? .dropped : .error
    switch self {
    // The value under the key is decoded even where other values are left out.
    case .key(let key): return UnknownEffect(.contained(key: key), or: failure, needsName: true)
    case _ where dropsUnknown: return UnknownEffect(.dropped)
    case .throw: return UnknownEffect(.error)
    case .skip: return UnknownEffect(.error, skips: true)
    case .keep: return UnknownEffect(.kept)
    case .fallback(let id, let inContent):
      return UnknownEffect(.replaced(by: id), decoding: .init(id: id, inContent: inContent))
    case .value(let swift): return UnknownEffect(.replaced(by: swift), needsName: true)
    }
  }
}

extension ContractChoice.Unknown {
  init(_ unknown: Family.Unknown, _ place: FallbackPlace) {
    switch unknown {
    case .throw: self = .throw
    case .skip: self = .skip
    case .keep: self = .keep
    case .fallback(let name): self = .fallback(name, inContent: place != .whole)
    // A check refuses nested keys.
    case .key(let place): self = .key(place.first ?? "")
    case .value(let swift): self = .value(swift)
    }
  }

  /// The name of the policy in contracts and in the context of templates.
  var name: String {
    switch self {
    case .throw: "throw"
    case .skip: "skip"
    case .keep: "keep"
    case .fallback: "fallback"
    case .key: "key"
    case .value: "value"
    }
  }

  /// The policy in the text of a contract: its name, or an object with the name as a key.
  var tree: JSONTree {
    switch self {
    case .throw, .skip, .keep: .string(name)
    case .fallback(let id, let inContent):
      .sorted([name: .string(id), "inContent": inContent ? .bool(true) : nil])
    case .key(let key): .sorted([name: .string(key)])
    case .value(let swift): .sorted([name: .string(swift)])
    }
  }
}

extension ContractReader {
  mutating func unknown(_ value: JSONValue) -> ContractChoice.Unknown {
    expect(["fallback", "inContent", "key", "value"], in: value)
    if let name = optionalString("fallback", of: value) {
      return .fallback(name, inContent: flag("inContent", of: value))
    }
    if let key = optionalString("key", of: value) { return .key(key) }
    if let swift = optionalString("value", of: value) { return .value(swift) }
    guard case .string(let text) = value.kind else {
      report("'unknown' is not a policy", value)
      return .throw
    }
    switch text {
    case "throw": return .throw
    case "skip": return .skip
    case "keep": return .keep
    default:
      report("unknown policy '\(text)'", value)
      return .throw
    }
  }
}
