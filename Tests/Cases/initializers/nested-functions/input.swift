public struct Message {
  public protocol Sendee {}
  public enum Kind { case hint }
  public enum Failure: Error { case closed }

  // widgetgen: memberwise
  public struct Handlers {
    public var update: (_ kind: inout Kind, Kind...) throws(Failure) -> Void
    public var receiver: (any Sendee).Type
    public var other: any Sendee.Type
  }
}
