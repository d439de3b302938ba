package import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds misspelled names of protocols in `select`.
package struct MisspelledSelection {
  private let conformances: Conformances

  package init(_ conformances: Conformances) { self.conformances = conformances }

  /// Returns the misspelled names in `select`, each with a suggestion. A name is misspelled if it is not a known or
  /// declared protocol, if no type conforms to it, and if it is similar to a protocol. The similar protocol must be
  /// declared in the sources, or be a protocol of Swift or Beagle to which a struct conforms.
  ///
  /// For example: `Scren` if the sources declare `protocol Screen`. A name that is not similar to any protocol is not
  /// reported. It may be a protocol of another module, or of another target that the configuration describes.
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

  /// The declared protocols, and the protocols of Swift and Beagle to which structs of the sources conform.
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
