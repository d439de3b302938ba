// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The Swift declarations that the SDK adds to Darwin's headers: macros that the importer leaves out or imports with
// another type, and a variadic function, which it leaves out. See ../README.md.
@_exported import Darwin

// documentation/darwin/errno
public var errno: Int32 {
  get { 0 }
  set {}
}

// stat(2)
public var S_IFMT: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFLNK: mode_t { 0 }
public var S_IFBLK: mode_t { 0 }

// open(2)
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

// fcntl(2)
public func fcntl(_ descriptor: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
