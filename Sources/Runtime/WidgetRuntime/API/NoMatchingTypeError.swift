/// The error thrown if no type or case of an untagged family can be decoded from the JSON.
///
/// For example: `no Shape matches: circle: radius: missing key; square: side: missing key`.
public struct NoMatchingTypeError: Swift.Error, CustomStringConvertible {
  /// The name of the family's protocol, class or enum.
  public let family: String
  /// The error of each type or case, in the order in which they were tried.
  public let failures: [(name: String, error: any Swift.Error)]
  /// The path of the value.
  public let codingPath: [any CodingKey]

  /// Creates an error from the name of a family and the error of each of its types or cases.
  public init(
    _ family: String, _ failures: [(String, any Swift.Error)], at path: [any CodingKey]
  ) {
    self.family = family
    self.failures = failures.map { (name: $0.0, error: $0.1) }
    codingPath = path
  }

  /// The types or cases with their errors. Errors that are nested too deeply for the current thread's stack are
  /// omitted.
  public var description: String {
    guard CodingStack.current.hasRoom() else {
      return "no \(family) matches: \(CodingStack.reason)"
    }
    let reasons = failures.map { "\($0.name): \(WidgetDecodingError($0.error, at: codingPath))" }
    return (reasons.isEmpty ? "no \(family) matches" : "no \(family) matches: ")
      + reasons.joined(separator: "; ")
  }
}
