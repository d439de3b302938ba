/// What codes values in place of their own coding.
extension ContractComparison {
  /// The change of a coder, or nil if the coder is the same or nothing is known of an earlier one.
  func coderChange(
    _ old: WireType, _ new: WireType, at place: String, _ oldLoss: Change.Loss,
    _ newLoss: Change.Loss
  ) -> Change? {
    switch (old.coder, new.coder) {
    case let (before, after) where before == after: return nil
    case (let before?, nil) where before.readsMore:
      return Change(
        .coderNarrowed, .error, at: place,
        "'\(place)' is no longer read by '\(before.name)', which reads more forms", .backward,
        loss: newLoss, cure: "keep '\(before.name)()'")
    case (nil, let after?) where after.readsMore:
      return Change(
        .coderWidened, .warning, at: place,
        "'\(place)' is read by '\(after.name)' now, which reads more forms", .forward,
        loss: oldLoss, cure: "backends have to send what old versions read")
    case (let before?, let after?):
      let isRead = Self.readsTheSame(before, after)
      return Change(
        .coderChanged, isRead ? .warning : .error, at: place,
        "'\(place)' is coded by '\(after.name)' now and was by '\(before.name)'",
        isRead ? .neither : .both, loss: newLoss,
        cure: isRead
          ? "servers have to read both forms"
          : "keep '\(before.name)()', and add a property for the new form")
    default: return nil
    }
  }

  /// Whether two coders read the same texts, and only write others.
  private static func readsTheSame(_ old: WireType.Coder, _ new: WireType.Coder) -> Bool {
    let dates: [WireType.Coder] = [.named("ISO8601"), .named("ISO8601WithFractions")]
    return dates.contains(old) && dates.contains(new)
  }
}

extension WireType {
  /// The coder of the values in it, if there is one.
  var coder: Coder? {
    switch self {
    case .coded(_, let coder): coder
    case .optional(let type), .list(let type), .map(let type, keys: _), .dropping(let type, _),
      .expression(let type):
      type.coder
    case .any, .opaque, .scalar, .named: nil
    }
  }

  /// The same without coders.
  var uncoded: WireType {
    switch self {
    case .coded(let type, by: .emptyAsNil): type.unwrapped
    case .coded(let type, _): type
    case .optional(let type): .optional(type.uncoded.unwrapped)
    case .list(let type): .list(type.uncoded)
    case .map(let type, let keys): .map(type.uncoded, keys: keys)
    case .dropping(let type, let part): .dropping(type.uncoded, part)
    case .expression(let type): .expression(type.uncoded)
    case .any, .opaque, .scalar, .named: self
    }
  }
}
