import Foundation

/// A value that closures of a test share; `Mutex` would ask for a newer macOS than the package.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value { lock.withLock { current } }

  /// Replaces the value and returns the one before.
  func update(_ change: (Value) -> Value) -> Value {
    lock.withLock {
      defer { current = change(current) }
      return current
    }
  }
}
