#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value that several threads access, one at a time.
///
/// The conformance is unchecked, because the compiler cannot verify that each access locks the mutex. A dispatch queue
/// would add 0.7 MB to the static release.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  func update<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let result = body(&value)
    pthread_cond_broadcast(change)
    return result
  }

  /// Waits until the value satisfies a condition.
  ///
  /// - Returns: false if the value does not satisfy the condition within the time limit.
  func wait(seconds: Double, until isFulfilled: (Value) -> Bool) -> Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let end = Double(now.tv_nsec) / 1e9 + seconds
    var limit = timespec(
      tv_sec: now.tv_sec + Int(end), tv_nsec: Int(end.truncatingRemainder(dividingBy: 1) * 1e9))
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isFulfilled(value) {
      if pthread_cond_timedwait(change, mutex, &limit) != 0 { return isFulfilled(value) }
    }
    return true
  }
}
