/// JSON that none of the types of an untagged family can be decoded from.
///
/// For example: `no Shape matches: circle: radius: missing key; square: side: missing key`.
public struct NothingMatches: Swift.Error, CustomStringConvertible {
  /// The family's protocol or enum.
  public let family: String
  /// What each type had to say, in the order in which they were tried.
  public let failures: [(name: String, error: any Swift.Error)]
  /// Where the JSON stands.
  public let codingPath: [any CodingKey]

  /// A family and why each of its types was refused.
  public init(
    _ family: String, _ failures: [(String, any Swift.Error)], at path: [any CodingKey]
  ) {
    self.family = family
    self.failures = failures.map { (name: $0.0, error: $0.1) }
    codingPath = path
  }

  /// Every type with its mistake.
  public var description: String {
    let reasons = failures.map { "\($0.name): \(WidgetDecodingError($0.error, at: codingPath))" }
    return "no \(family) matches: \(reasons.joined(separator: "; "))"
  }
}
