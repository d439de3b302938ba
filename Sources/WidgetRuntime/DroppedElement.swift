/// Something that a lossy array or dictionary, or an array that skips unknown names, left out.
public struct DroppedElement: Sendable, CustomStringConvertible {
  /// Where it stood.
  public let codingPath: [any CodingKey]
  /// Why it was left out.
  public let error: any Swift.Error

  /// The error with its place.
  public var description: String {
    (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).description
  }
}

/// Where dropped elements are reported.
private struct DropReport: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
  let receive: @Sendable (DroppedElement) -> Void
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Tells a decoder whom to tell what it dropped.
  ///
  /// For example: `decoder.userInfo.reportDropped { print($0) }`.
  public mutating func reportDropped(to receive: @escaping @Sendable (DroppedElement) -> Void) {
    guard let key = DropReport.key, let report = DropReport(receive: receive) as? Value else {
      return
    }
    self[key] = report
  }
}

extension Decoder {
  /// Passes what was dropped to whom `reportDropped` named.
  func report(_ dropped: DroppedElement) {
    guard let key = DropReport.key else { return }
    (userInfo[key] as? DropReport)?.receive(dropped)
  }
}
