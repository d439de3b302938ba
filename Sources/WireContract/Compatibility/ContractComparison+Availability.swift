/// The systems that know a name.
extension ContractComparison {
  /// Compares the versions that a name requires.
  ///
  /// - Parameters:
  ///   - loses: whether an unknown name is an error.
  ///   - loss: the part of a screen that is lost otherwise.
  func availabilityChanges(
    _ old: ContractAvailability, _ new: ContractAvailability, of name: String, loses: Bool,
    _ loss: Change.Loss, at place: String
  ) -> [Change] {
    let (raised, lowered) = (new.raised(from: old), old.raised(from: new))
    var changes: [Change] = []
    if let text = raised.text {
      let previous = ContractAvailability(
        old.versions.filter { raised.versions[$0.key] != nil }
      ).text
      changes.append(
        Change(
          .availabilityRaised, loses ? .error : .warning, at: place,
          "'\(name)' requires \(text) now"
            + (previous.map { " and required \($0)" } ?? " and was known to older systems"),
          .backward, loss: loses ? .screen : loss,
          cure: "keep it available, or do not send it to older systems"))
    }
    if let text = lowered.text {
      let current = ContractAvailability(
        new.versions.filter { lowered.versions[$0.key] != nil }
      ).text
      changes.append(
        Change(
          .availabilityLowered, .info, at: place,
          "'\(name)' " + (current.map { "requires \($0) now" } ?? "is known to older systems now")
            + " and required \(text)", .neither))
    }
    return changes
  }
}
