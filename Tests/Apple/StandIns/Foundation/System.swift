// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation's classes and the types that they use; see ../README.md. Pages without a prefix are below
// documentation/foundation.

// documentation/objectivec/nsobject-swift.class
open class NSObject: Equatable, Hashable, CustomStringConvertible {
  public init() {}
  open var description: String { "" }
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  public static func == (a: NSObject, b: NSObject) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

// documentation/objectivec/objcbool
public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  public init(_ value: Bool) {}
  public init(booleanLiteral value: Bool) {}
  public var boolValue: Bool { false }
}

// nsnumber
open class NSNumber: NSObject, @unchecked Sendable, ExpressibleByIntegerLiteral {
  public required init(integerLiteral value: Int) {}
  public convenience init(value: Int) { self.init(integerLiteral: 0) }
  public convenience init(value: Double) { self.init(integerLiteral: 0) }
  public convenience init(value: Bool) { self.init(integerLiteral: 0) }
  open var boolValue: Bool { false }
  open var intValue: Int { 0 }
  open var doubleValue: Double { 0 }
  open var stringValue: String { "" }
  open var decimalValue: Decimal { .init() }
}

// nsnull
open class NSNull: NSObject, @unchecked Sendable { public override init() {} }

// nsarray
open class NSArray: NSObject, ExpressibleByArrayLiteral {
  public required init(arrayLiteral elements: Any...) {}
}

// nsdictionary
open class NSDictionary: NSObject, ExpressibleByDictionaryLiteral {
  public required init(dictionaryLiteral elements: (Any, Any)...) {}
}

// nserror
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
  open var domain: String { "" }
  open var code: Int { 0 }
}

// fileattributekey
public struct FileAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let modificationDate = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
  public static let type = FileAttributeKey(rawValue: "")
  public static let systemFileNumber = FileAttributeKey(rawValue: "")
}

// filemanager
open class FileManager: NSObject, @unchecked Sendable {
  // filemanager/directoryenumerationoptions
  public struct DirectoryEnumerationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let skipsHiddenFiles = Self(rawValue: 4)
    public static let skipsSubdirectoryDescendants = Self(rawValue: 1)
  }
  // filemanager/directoryenumerator
  open class DirectoryEnumerator: NSObject, Sequence {
    public func makeIterator() -> AnyIterator<Any> { AnyIterator { nil } }
    open func nextObject() -> Any? { nil }
  }

  open class var `default`: FileManager { FileManager() }
  open var temporaryDirectory: URL { fatalError() }
  open var currentDirectoryPath: String { "" }
  open func changeCurrentDirectoryPath(_ path: String) -> Bool { true }
  open func fileExists(atPath path: String) -> Bool { false }
  open func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func contents(atPath path: String) -> Data? { nil }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = []
  ) throws -> [URL] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func enumerator(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options: DirectoryEnumerationOptions = [], errorHandler: ((URL, any Error) -> Bool)? = nil
  ) -> DirectoryEnumerator? { nil }
  @discardableResult open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { true }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL destination: URL) throws {}
  open func createSymbolicLink(
    atPath path: String, withDestinationPath destination: String
  ) throws {}
  open func removeItem(at url: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func copyItem(at url: URL, to target: URL) throws {}
  open func copyItem(atPath path: String, toPath target: String) throws {}
  open func moveItem(at url: URL, to target: URL) throws {}
  open func moveItem(atPath path: String, toPath target: String) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
}

// filehandle
open class FileHandle: NSObject, @unchecked Sendable {
  public convenience init?(forReadingAtPath path: String) { return nil }
  public convenience init?(forWritingAtPath path: String) { return nil }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  open class var standardInput: FileHandle { FileHandle() }
  open class var standardOutput: FileHandle { FileHandle() }
  open class var standardError: FileHandle { FileHandle() }
  open class var nullDevice: FileHandle { FileHandle() }
  open var availableData: Data { .init() }
  open var fileDescriptor: Int32 { 0 }
  open func readDataToEndOfFile() -> Data { .init() }
  open func write(_ data: Data) {}
  open func closeFile() {}
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *) open func close() throws {}
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  open func truncate(atOffset offset: UInt64) throws {}
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func readToEnd() throws -> Data? { nil }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func read(upToCount count: Int) throws -> Data? { nil }
  @available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *)
  public func write<T: Collection>(contentsOf data: T) throws where T.Element == UInt8 {}
}

// pipe
open class Pipe: NSObject, @unchecked Sendable {
  open var fileHandleForReading: FileHandle { FileHandle() }
  open var fileHandleForWriting: FileHandle { FileHandle() }
}

// process
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
open class Process: NSObject, @unchecked Sendable {
  // process/terminationreason-swift.enum
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
  open var executableURL: URL?
  open var currentDirectoryURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open var isRunning: Bool { false }
  open var processIdentifier: Int32 { 0 }
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
  open func run() throws {}
  // process/run(_:arguments:terminationhandler:)
  open class func run(
    _ url: URL, arguments: [String], terminationHandler: (@Sendable (Process) -> Void)? = nil
  ) throws -> Process { Process() }
  open func terminate() {}
  open func interrupt() {}
  open func waitUntilExit() {}
}

// processinfo
open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var arguments: [String] { [] }
  open var processIdentifier: Int32 { 0 }
  open var activeProcessorCount: Int { 0 }
  open var systemUptime: TimeInterval { 0 }
  open var globallyUniqueString: String { "" }
}

// thread
open class Thread: NSObject, @unchecked Sendable {
  public convenience init(block: @escaping @Sendable () -> Void) { self.init() }
  open var stackSize: Int {
    get { 0 }
    set {}
  }
  open func start() {}
  open class func sleep(forTimeInterval interval: TimeInterval) {}
}

// nslock
open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

// bundle
open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
  open class var allBundles: [Bundle] { [] }
  open var bundleURL: URL { fatalError() }
  open var bundlePath: String { "" }
}

// nscoder
open class NSCoder: NSObject {}
