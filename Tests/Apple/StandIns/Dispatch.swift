// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of Dispatch that the tool and the tests use; see README.md.

// documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
  public init(label: String) {}
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public class func global() -> DispatchQueue { fatalError() }
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {}
  public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
}

// documentation/dispatch/dispatchtime
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { .init() }
  public var uptimeNanoseconds: UInt64 { 0 }
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { false }
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
public func + (time: DispatchTime, seconds: Double) -> DispatchTime { time }

// documentation/dispatch/dispatchtimeinterval
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int), milliseconds(Int), microseconds(Int), nanoseconds(Int), never
}

// documentation/dispatch/dispatchtimeoutresult
@frozen public enum DispatchTimeoutResult: Sendable { case success, timedOut }

// documentation/dispatch/dispatchsemaphore
open class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}
