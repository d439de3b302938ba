#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread with eight megabytes of stack, the size that the limits on nesting assume.
///
/// On Apple's platforms, the default stack of a new thread is half a megabyte. That is not enough to process types,
/// templates and payloads that are nested up to the limits. On Linux, the default depends on `ulimit -s` and on the C
/// library.
///
/// Unsafe memory is used only for the thread's attributes, and to pass the work to the thread as a retained object,
/// which the thread releases.
struct StackThread {
  static let stackSize = 8 << 20

  /// The function that a thread runs.
  private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  #if canImport(Glibc)
    private let thread: pthread_t
  #else
    private let thread: pthread_t?
  #endif
  private let hasBegun: Bool

  /// Starts the work. If the system cannot create another thread, the work is done on the calling
  /// thread.
  init(_ work: @escaping @Sendable () -> Void) {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    // The initializer `pthread_attr_t()` is not called, because the module that declares it depends on the other
    // imports.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    pthread_attr_setstacksize(attributes, Self.stackSize)
    let retained = Unmanaged.passRetained(Work(work))
    hasBegun = pthread_create(&thread, attributes, Self.body, retained.toOpaque()) == 0
    pthread_attr_destroy(attributes)
    self.thread = thread
    if !hasBegun { retained.takeRetainedValue().run() }
  }

  /// Waits until the work is done.
  func join() {
    guard hasBegun else { return }
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
  }

  #if canImport(Darwin)
    private static let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<Work>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #else
    private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
      {
        if let work = $0 { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }
  #endif

  /// Does work on a stack of eight megabytes: on the calling thread if the stack limit is at least as large, or else on
  /// a new thread. Call this function on the main thread, the only thread whose stack the limit always describes.
  static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
    var limit = rlimit()
    #if canImport(Glibc)
      let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
    #else
      let isKnown = getrlimit(RLIMIT_STACK, &limit) == 0
    #endif
    if isKnown, limit.rlim_cur >= stackSize { return work() }
    let result = Locked<Result?>(nil)
    StackThread { result.update { $0 = work() } }.join()
    return result.update { $0 }
  }
}
