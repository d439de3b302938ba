/// A part of the JSON that was not decoded as it was sent, such as a dropped element, or a replaced or converted value.
public struct DroppedElement: Sendable, CustomStringConvertible {
  /// How the part was handled.
  public enum Kind: Sendable, Hashable {
    /// The element was dropped because of `lossy` or `unknown = skip`.
    case dropped
    /// The value is invalid, and `invalid` replaced it.
    case replaced
    /// The coder `Lenient` converted the value from another form.
    case converted
    /// The value was kept or replaced, because its name is unknown or no type or case matches it.
    case unknown
    /// The value has no name, and was decoded as the type or case that `default` specifies.
    case missing
  }

  /// The path of the part.
  public let codingPath: [any CodingKey]
  /// The reason: the error that was thrown, or that would have been thrown without the fallback.
  public let error: any Swift.Error
  /// How the part was handled.
  public let kind: Kind

  /// Creates a report, for tests of code that receives reports.
  public init(codingPath: [any CodingKey], error: any Swift.Error, kind: Kind = .dropped) {
    self.codingPath = codingPath
    self.error = error
    self.kind = kind
  }

  /// The error with its path. All reports of a family have the same known names, so the names are left out here; the
  /// error contains them.
  public var description: String {
    (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).summary
  }
}

/// The function that receives a report for each part of the JSON that was not decoded as it was sent.
private struct DropReport: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
  let receive: @Sendable (DroppedElement) -> Void
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Sets the function that receives a report for each part of the JSON that was not decoded as it was sent, such as a
  /// dropped element.
  ///
  /// For example: `decoder.userInfo.reportDropped { print($0) }`.
  public mutating func reportDropped(to receive: @escaping @Sendable (DroppedElement) -> Void) {
    guard let key = DropReport.key, let report = DropReport(receive: receive) as? Value else {
      return
    }
    self[key] = report
  }
}

extension [CodingUserInfoKey: Any] {
  /// The function that `reportDropped` set, or nil if it was not called.
  var dropReport: (@Sendable (DroppedElement) -> Void)? {
    DropReport.key.flatMap { (self[$0] as? DropReport)?.receive }
  }
}

extension Decoder {
  /// Passes a report to the function that `reportDropped` set, if there is one.
  func report(_ dropped: @autoclosure () -> DroppedElement) {
    // The path of a decoder takes a time that grows with its depth, or with the square of the depth.
    if let report = userInfo.dropReport { report(dropped()) }
  }
}
