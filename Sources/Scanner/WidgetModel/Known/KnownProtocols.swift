/// The refinements between protocols that sources use without declaring them: protocols of Swift, of the supported
/// runtimes and of Sourcery's templates.
package enum KnownProtocols {
  /// Returns the known protocols that a protocol refines, directly or indirectly.
  package static func refined(by name: String) -> Set<String> {
    var found: Set<String> = []
    var queue = direct[name] ?? []
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      queue.append(contentsOf: direct[next] ?? [])
    }
    return found
  }

  /// Returns the given protocols, and all known protocols that refine one of them.
  static func refining(_ names: [String]) -> Set<String> {
    let wanted = Set(names)
    return wanted.union(direct.keys.filter { !refined(by: $0).isDisjoint(with: wanted) })
  }

  /// Whether the protocols that a protocol refines are known.
  package static func isKnown(_ name: String) -> Bool {
    direct[name] != nil || plain.contains(name)
  }

  /// The protocols that refine no protocol of interest to generated code.
  private static let plain: Set<String> = [
    "CodingKeyRepresentable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "Decodable",
    "Encodable", "Equatable", "Error", "Identifiable", "LocalizedError", "RawRepresentable",
    "Sendable",
  ]

  private static let direct: [String: [String]] = [
    "Action": ["Decodable"],
    "AnalyticsAction": ["Action"],
    "AsyncAction": ["Action"],
    "AutoCodable": ["AutoDecodable", "AutoEncodable"],
    "AutoDecodable": ["Decodable"],
    "AutoEncodable": ["Encodable"],
    "AutoInitiableAndDecodable": ["AutoDecodable", "AutoInitiable"],
    "CaseIterable": [],
    "Codable": ["Decodable", "Encodable"],
    "Comparable": ["Equatable"],
    "Hashable": ["Equatable"],
    "RawAction": ["Decodable"],
    "RawComponent": ["Decodable"],
    "RawWidget": ["RawComponent"],
    "ServerDrivenComponent": ["Decodable"],
    "Widget": ["ServerDrivenComponent"],
  ]
}
