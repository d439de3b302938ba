package import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds misspelled names of protocols in the configuration.
package struct MisspelledSelection {
  private let conformances: Conformances

  package init(_ conformances: Conformances) { self.conformances = conformances }

  /// The names in `select` that no type conforms to and no source declares, each with the similar name of a protocol of
  /// the sources, of Swift or of Beagle.
  ///
  /// For example: `Scren` if the sources declare `protocol Screen`. A name without a similar one is not reported: it
  /// may be a protocol of another module to which no type conforms yet, because one configuration can describe several
  /// targets.
  package func misspelled(_ selected: [String]) -> [(name: String, suggestion: String)] {
    let unused = selected.filter { name in
      !KnownProtocols.isKnown(name) && conformances.types(conformingTo: [name]).isEmpty
    }
    if unused.isEmpty { return [] }
    let known = protocols
    return unused.filter { !known.contains($0) }.compactMap { name in
      let suggestion =
        known.filter { $0.localName == name.localName }.min()
        ?? Suggestion.nearest(to: name, in: known.stablySorted())
      return suggestion.map { (name, $0) }
    }
  }

  /// The declared protocols, and the protocols of Swift and Beagle that a struct conforms to.
  private var protocols: Set<String> {
    let model = conformances.model
    var names: Set<String> = []
    for id in model.allTypes {
      switch model.declaration(id).kind {
      case .protocol: names.insert(model.name(of: id))
      case .struct: names.formUnion(conformances[id].filter(KnownProtocols.isKnown))
      default: break
      }
    }
    return names
  }
}
