import Dispatch

/// A value that several threads change, one after the other.
///
/// Unchecked, because the compiler does not see that all access goes through the queue.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let queue = DispatchQueue(label: "widgetgen.locked")
  private var value: Value

  init(_ value: Value) { self.value = value }

  func update<Result>(_ body: (inout Value) -> Result) -> Result {
    queue.sync { body(&value) }
  }
}
