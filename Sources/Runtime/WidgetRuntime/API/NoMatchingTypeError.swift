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

  /// The types or cases with their errors. An error inside the errors of several types or cases is described once.
  /// Errors that are nested too deeply for the current thread's stack are omitted.
  public var description: String {
    var described = DescribedErrors()
    return description(after: &described)
  }

  /// Returns the description, without the types and cases if it contains them already.
  func description(after described: inout DescribedErrors) -> String {
    guard CodingStack.current.hasRoom() else {
      return "no \(family) matches: \(CodingStack.reason)"
    }
    if failures.isEmpty { return "no \(family) matches" }
    guard described.insert(self) else { return "no \(family) matches, as described before" }
    let reasons = failures.map { name, error in
      let error = error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)
      return "\(name): \(error.description(after: &described))"
    }
    return "no \(family) matches: " + reasons.joined(separator: "; ")
  }
}

/// The errors that a description contains already.
struct DescribedErrors {
  /// Whether errors about unknown names list the known names.
  var listsNames = true
  private var places: Set<[String]> = []

  /// Adds an error. Returns false if an error for the same value and family was added before.
  mutating func insert(_ error: NoMatchingTypeError) -> Bool {
    places.insert([error.family] + error.codingPath.map(\.stringValue)).inserted
  }

  /// Returns the description of an error that contains no other errors.
  func text(of error: any Swift.Error) -> String {
    if !listsNames, let unknown = error as? UnknownNameError { return unknown.summary }
    return String(describing: error)
  }
}
