/// An element that a lossy array or dictionary, or a property that skips unknown names, left out.
public struct DroppedElement: Sendable, CustomStringConvertible {
  /// The path of the element.
  public let codingPath: [any CodingKey]
  /// Why it was left out.
  public let error: any Swift.Error

  /// Creates a report, for tests of code that receives them.
  public init(codingPath: [any CodingKey], error: any Swift.Error) {
    self.codingPath = codingPath
    self.error = error
  }

  /// The error with its path.
  public var description: String {
    (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).description
  }
}

/// The function that dropped elements are reported to.
private struct DropReport: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
  let receive: @Sendable (DroppedElement) -> Void
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Sets the function that a decoder reports dropped elements to.
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
