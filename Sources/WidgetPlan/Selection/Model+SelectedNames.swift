import WidgetModel
import WidgetSource
import WidgetSyntax

/// Names of protocols from the configuration.
extension Model {
  /// The selected names that nothing conforms to and no source declares, and that resemble one that
  /// is declared, or of Swift or Beagle. One that resembles none of those may be a protocol of
  /// another module, to which nothing conforms yet: one configuration may be for several targets.
  ///
  /// For example: `Scren` where the sources declare `protocol Screen`.
  package func misspelt(selected: [String]) -> [(name: String, meant: String)] {
    let silent = selected.filter { name in
      !KnownProtocols.isKnown(name) && types(conformingTo: [name]).isEmpty
    }
    if silent.isEmpty { return [] }
    let known = certainProtocols
    return silent.filter { !known.contains($0) }.compactMap { name in
      let meant =
        known.filter { $0.localName == name.localName }.min()
        ?? Suggestion.nearest(to: name, in: known.stablySorted())
      return meant.map { (name, $0) }
    }
  }

  /// The protocols that are declared, and those of Swift and Beagle to which a struct conforms.
  private var certainProtocols: Set<String> {
    var names: Set<String> = []
    for id in allTypes {
      switch declaration(id).kind {
      case .protocol: names.insert(name(of: id))
      case .struct: names.formUnion(conformances(of: id).filter(KnownProtocols.isKnown))
      default: break
      }
    }
    return names
  }
}
