#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The limit up to which the stack of the current thread may be used. Values that are nested more deeply are rejected.
///
/// Apple's secondary threads, where apps decode, have 512 KB of stack. Some types exhaust it in fewer than 100 levels
/// of JSON, far below the 512 levels that decoders allow.
///
/// The unsafe code of this file passes the addresses of local variables and of allocated memory to the C library, which
/// does not retain them. The code never loads from an address.
@usableFromInline
struct CodingStack: Sendable {
  /// The number of bytes above `start` in which a nested value is rejected. They are left for user-defined code between two
  /// checks and for the error. The largest generated function of `Tests/Trust/Stack` uses 15 KB in a debug build.
  private static let margin: UInt = 192 * 1024

  /// The description of the error for values that are nested too deeply.
  static let reason = "nested too deeply for the stack of this thread"

  /// The address whose distance from the address of a variable is compared with the margin.
  private let start: UInt

  /// - Parameter start: the address below the margin.
  private init(start: UInt) { self.start = start }

  /// Whether the stack has room for another nested value.
  ///
  /// Addresses outside the thread's stack always have room, as in a build with the address sanitizer,
  /// which keeps some variables on the heap.
  @inline(never)
  func hasRoom() -> Bool {
    var local: UInt8 = 0
    #if compiler(>=6.2)
      let address = unsafe withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    #else
      let address = withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
    #endif
    return address &- start >= Self.margin
  }
}

extension CodingStack {
  #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Whether the bounds of stacks are known.
    static let isKnown = true

    /// The limit of the current thread's stack: three eighths of it, but at most 512 KB, are left. Of 512 KB, 192 KB are left.
    ///
    /// The error contains the `codingPath`, for which Foundation's coders use 280 bytes for each key.
    static var current: CodingStack {
      CodingStack(key) { end, size in end &+ min(size / 8 * 3, 512 * 1024) }
    }

    /// The limit of the current thread's stack up to which an encoder need not count its levels: three eighths of the
    /// stack.
    ///
    /// The encoder of Swift 6.0 accepts any number of levels until it writes, and Foundation's coders use 280 bytes a level
    /// to return their `codingPath`, which grows with the used part of the stack.
    static var uncounted: CodingStack {
      CodingStack(uncountedKey) { end, size in end &+ size / 8 * 3 }
    }

    private static let key = makeKey()
    private static let uncountedKey = makeKey()

    private static func makeKey() -> pthread_key_t {
      var key = pthread_key_t()
      #if compiler(>=6.2)
        _ = unsafe pthread_key_create(&key, nil)
      #else
        _ = pthread_key_create(&key, nil)
      #endif
      return key
    }

    /// Creates a limit of the current thread's stack, which the thread stores under a key, because glibc reads a file to
    /// find the stack of the main thread.
    ///
    /// - Parameter limit: returns the limit for the stack's lowest address and size.
    private init(_ key: pthread_key_t, _ limit: (_ end: UInt, _ size: UInt) -> UInt) {
      #if compiler(>=6.2)
        let kept = unsafe UInt(bitPattern: pthread_getspecific(key))
      #else
        let kept = UInt(bitPattern: pthread_getspecific(key))
      #endif
      start = kept == 0 ? Self.findStart(key, limit) : kept
    }

    /// Finds and stores the address below the margin of a limit.
    @inline(never)
    private static func findStart(
      _ key: pthread_key_t, _ limit: (_ end: UInt, _ size: UInt) -> UInt
    ) -> UInt {
      let (end, size) = bounds()
      let start = max(limit(end, size) &- margin, 1)
      #if compiler(>=6.2)
        _ = unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: start))
      #else
        _ = pthread_setspecific(key, UnsafeRawPointer(bitPattern: start))
      #endif
      return start
    }
  #else
    /// On other systems the stack is unknown, and only the number of levels is limited.
    static let current = CodingStack(start: 1)
    static let uncounted = current
    static let isKnown = false
  #endif

  #if canImport(Darwin)
    /// Returns the lowest address of the current thread's stack, and its size.
    private static func bounds() -> (end: UInt, size: UInt) {
      let (base, size) = baseAndSize()
      return (base &- size, size)
    }
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Returns the lowest address of the current thread's stack, and its size; zeros if they are unknown.
    private static func bounds() -> (end: UInt, size: UInt) {
      // The initializer `pthread_attr_t()` is not called, because the module that declares it depends on the other
      // imports. Uninitialized memory is allocated instead.
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      var end: UnsafeMutableRawPointer?
      var size = 0
      #if compiler(>=6.2)
        defer { unsafe attributes.deallocate() }
        guard unsafe getAttributes(pthread_self(), attributes) == 0 else { return (0, 0) }
        _ = unsafe pthread_attr_getstack(attributes, &end, &size)
        _ = unsafe pthread_attr_destroy(attributes)
      #else
        defer { attributes.deallocate() }
        guard getAttributes(pthread_self(), attributes) == 0 else { return (0, 0) }
        _ = pthread_attr_getstack(attributes, &end, &size)
        _ = pthread_attr_destroy(attributes)
      #endif
      return (UInt(bitPattern: end), UInt(size))
    }

    /// The C library's function, which its module declares only with `_GNU_SOURCE`.
    @_silgen_name("pthread_getattr_np")
    private static func getAttributes(
      _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
    ) -> CInt
  #endif
}

extension CodingStack {
  // The condition on the compiler must be the outer condition, because Swift 6.0 parses code that other conditions
  // exclude.
  #if compiler(>=6.2)
    #if canImport(Darwin)
      /// Returns the highest address of the current thread's stack, and its size.
      private static func baseAndSize() -> (base: UInt, size: UInt) {
        let thread = unsafe pthread_self()
        return unsafe (
          UInt(bitPattern: pthread_get_stackaddr_np(thread)), UInt(pthread_get_stacksize_np(thread))
        )
      }
    #endif
  #else
    #if canImport(Darwin)
      /// Returns the highest address of the current thread's stack, and its size.
      private static func baseAndSize() -> (base: UInt, size: UInt) {
        let thread = pthread_self()
        return (
          UInt(bitPattern: pthread_get_stackaddr_np(thread)), UInt(pthread_get_stacksize_np(thread))
        )
      }
    #endif
  #endif
}
