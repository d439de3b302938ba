package import WidgetModel

/// A protocol that selects the types that conform to it, as in Sourcery's templates for Beagle. Its name is also a key
/// of annotations.
package struct MarkerProtocol: Sendable {
  package let name: String
  let generates: Set<GeneratedPart>

  /// The marker protocols of Sourcery's templates for Beagle.
  package static let all = [
    MarkerProtocol(name: "AutoDecodable", generates: [.decoding]),
    MarkerProtocol(name: "AutoEncodable", generates: [.encoding]),
    MarkerProtocol(name: "AutoInitiable", generates: [.memberwiseInit]),
    MarkerProtocol(name: "AutoInitiableAndDecodable", generates: [.decoding, .memberwiseInit]),
    MarkerProtocol(name: "AutoEquatable", generates: [.equality]),
  ]

  /// Returns the marker protocol with the given name, or nil if there isn't one.
  static func named(_ name: String) -> MarkerProtocol? { all.first { $0.name == name } }

  /// Whether the sources declare a marker protocol.
  package static func areDeclared(in model: Model) -> Bool {
    all.contains { model.declaresProtocol(named: $0.name) }
  }
}
