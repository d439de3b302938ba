/// A container that a hand-written member requests from its decoder or encoder.
enum CodingContainer {
  case keyed, single

  /// Returns nil if an expression does not call a coder for a container with the type's keys, or for a single value.
  init?(_ call: Expression, of coder: String, _ keys: CodedKeys) {
    guard let (local, method, arguments) = call.localCall, local == coder else { return nil }
    switch (method, arguments.count) {
    case ("container", 1):
      guard arguments[0].label == "keyedBy", case .type(let type) = arguments[0].value.kind,
        keys.isKeyType(type)
      else { return nil }
      self = .keyed
    case ("singleValueContainer", 0): self = .single
    default: return nil
    }
  }
}
