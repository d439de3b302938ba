package import WidgetSource

extension Rule {
  /// The rules of WireContract; each is declared next to its diagnostic.
  package static let ofContracts =
    [.contract, .inexpressible, .invalidExample] + ofPayloads + ofChanges

  static let contract = Rule("contract", .error)
}
