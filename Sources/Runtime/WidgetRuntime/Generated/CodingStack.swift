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
  /// The number of bytes above `start` in which a nested value is rejected, which is more than the code between two checks
  /// uses. The largest generated function of `Tests/Trust/Stack` uses 15 KB in a debug build.
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

    /// The limit of the current thread's stack.
    static var current: CodingStack {
      // Each thread stores the start of its margin, because glibc reads a file to find the stack of the main thread.
      #if compiler(>=6.2)
        let kept = unsafe UInt(bitPattern: pthread_getspecific(key))
      #else
        let kept = UInt(bitPattern: pthread_getspecific(key))
      #endif
      return CodingStack(start: kept == 0 ? findStart() : kept)
    }

    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      #if compiler(>=6.2)
        _ = unsafe pthread_key_create(&key, nil)
      #else
        _ = pthread_key_create(&key, nil)
      #endif
      return key
    }()

    /// Finds and stores the address below the current thread's margin.
    ///
    /// Three eighths of a stack are left for user-defined code and for the error: 192 KB of 512 KB. Foundation's coders use
    /// 280 bytes a level to return their `codingPath`. The encoder of Swift 6.0 accepts any number of levels until it
    /// writes, so a share is left that grows with the stack.
    @inline(never)
    private static func findStart() -> UInt {
      let (end, size) = bounds()
      let start = max(end &+ size / 8 * 3 &- margin, 1)
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
