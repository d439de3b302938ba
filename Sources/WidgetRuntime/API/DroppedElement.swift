/// A part of the JSON that a value does not have as it was sent: an element that was left out, or a value
/// that another one took the place of.
public struct DroppedElement: Sendable, CustomStringConvertible {
  /// What became of it.
  public enum Kind: Sendable, Hashable {
    /// It was left out, by `lossy` or `unknown = skip`.
    case dropped
    /// It is wrong, and `invalid` replaced it.
    case replaced
    /// It was read from another form, by `Lenient`.
    case converted
    /// It has a name that is not known, and a fallback took its place or keeps it.
    case unknown
    /// It has no name, and was taken for what `default` says.
    case missing
  }

  /// The path of the element.
  public let codingPath: [any CodingKey]
  /// Why it is not there as it was sent.
  public let error: any Swift.Error
  /// What became of it.
  public let kind: Kind

  /// Creates a report, for tests of code that receives them.
  public init(codingPath: [any CodingKey], error: any Swift.Error, kind: Kind = .dropped) {
    self.codingPath = codingPath
    self.error = error
    self.kind = kind
  }

  /// The error with its path.
  public var description: String {
    (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).description
  }
}

/// The function that dropped and replaced elements are reported to.
private struct DropReport: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
  let receive: @Sendable (DroppedElement) -> Void
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Sets the function that a decoder reports dropped and replaced elements to.
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
  /// The function that `reportDropped` set.
  var dropReport: (@Sendable (DroppedElement) -> Void)? {
    DropReport.key.flatMap { (self[$0] as? DropReport)?.receive }
  }
}

extension Decoder {
  /// Reports a dropped element to the function that `reportDropped` set.
  func report(_ dropped: DroppedElement) {
    userInfo.dropReport?(dropped)
  }
}
