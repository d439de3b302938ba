// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation's `Data`, `URL` and string extensions; see ../README.md. Pages are below documentation/foundation.

// data
public struct Data: Hashable, Sendable, Codable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection, CustomStringConvertible
{
  public typealias Index = Int
  public typealias Element = UInt8
  public typealias SubSequence = Data
  // data/base64decodingoptions, nsdata/base64decodingoptions
  public struct Base64DecodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ignoreUnknownCharacters = Self(rawValue: 1)
  }
  // data/deallocator
  public enum Deallocator {
    case virtualMemory
    case unmap
    case free
    case none
    case custom((UnsafeMutableRawPointer, Int) -> Void)
  }
  // data/init(bytesnocopy:count:deallocator:)
  public init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator) {}
  // data/base64encodingoptions, nsdata/base64encodingoptions
  public struct Base64EncodingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  // data/writingoptions, nsdata/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let atomic = Self(rawValue: 1)
  }
  // data/readingoptions, nsdata/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(bytes: UnsafeRawPointer, count: Int) {}
  public init(capacity: Int) {}
  public init(count: Int) {}
  public init(repeating: UInt8, count: Int) {}
  public init?(base64Encoded: String, options: Base64DecodingOptions = []) { nil }
  public init?(base64Encoded: Data, options: Base64DecodingOptions = []) { nil }
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func base64EncodedString(options: Base64EncodingOptions = []) -> String { "" }
  public func base64EncodedData(options: Base64EncodingOptions = []) -> Data { self }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public var count: Int { 0 }
  public var description: String { "" }
  public subscript(index: Int) -> UInt8 {
    get { 0 }
    set {}
  }
  public subscript(range: Range<Int>) -> Data {
    get { self }
    set {}
  }
  public mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with elements: C)
  where C.Element == UInt8 {}
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: nil, count: 0))
  }
  public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {}
  public mutating func append(_ other: Data) {}
}

// url
public struct URL: Hashable, Sendable, Codable, CustomStringConvertible {
  // url/directoryhint
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public enum DirectoryHint: Sendable {
    case isDirectory, notDirectory, checkFileSystem, inferFromPath
  }

  public init?(string: String) { nil }
  public init?(string: String, relativeTo: URL?) { nil }
  public init(fileURLWithPath: String) {}
  public init(fileURLWithPath: String, isDirectory: Bool) {}
  public init(fileURLWithPath: String, relativeTo: URL?) {}
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  public init?(string: String, encodingInvalidCharacters: Bool) { nil }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(
    filePath: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo: URL? = nil
  ) {}
  public var absoluteString: String { "" }
  public var relativeString: String { "" }
  public var absoluteURL: URL { self }
  public var baseURL: URL? { nil }
  public var scheme: String? { nil }
  public var host: String? { nil }
  public var query: String? { nil }
  public var path: String { "" }
  public var relativePath: String { "" }
  public var lastPathComponent: String { "" }
  public var pathComponents: [String] { [] }
  public var pathExtension: String { "" }
  public var isFileURL: Bool { true }
  public var hasDirectoryPath: Bool { true }
  public var standardizedFileURL: URL { self }
  public var description: String { "" }
  public func resolvingSymlinksInPath() -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func deletingPathExtension() -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { self }
  public func appendingPathExtension(_ pathExtension: String) -> URL { self }
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
    fatalError()
  }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func path(percentEncoded: Bool = true) -> String { "" }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func appending<S: StringProtocol>(
    component: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func currentDirectory() -> URL { fatalError() }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static var temporaryDirectory: URL { fatalError() }
}

// urlresourcekey
public struct URLResourceKey: Hashable, Sendable {
  public static let isRegularFileKey = URLResourceKey()
  public static let isDirectoryKey = URLResourceKey()
  public static let isSymbolicLinkKey = URLResourceKey()
}

// urlresourcevalues
public struct URLResourceValues {
  public var isRegularFile: Bool? { nil }
  public var isDirectory: Bool? { nil }
  public var isSymbolicLink: Bool? { nil }
  public var fileSize: Int? { nil }
}

// nsstring/compareoptions
public struct NSStringCompareOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let regularExpression = Self(rawValue: 1)
  public static let caseInsensitive = Self(rawValue: 2)
  public static let backwards = Self(rawValue: 4)
  public static let anchored = Self(rawValue: 8)
}

extension String {
  // documentation/swift/string/encoding
  public struct Encoding: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let ascii = Encoding(rawValue: 1)
    public static let isoLatin1 = Encoding(rawValue: 2)
    public static let utf8 = Encoding(rawValue: 3)
    public static let utf16 = Encoding(rawValue: 4)
    public static let utf16LittleEndian = Encoding(rawValue: 5)
    public static let utf16BigEndian = Encoding(rawValue: 6)
    public static let utf32 = Encoding(rawValue: 7)
    public static let utf32LittleEndian = Encoding(rawValue: 8)
    public static let utf32BigEndian = Encoding(rawValue: 9)
  }

  // documentation/swift/string
  public init?(data: Data, encoding: Encoding) { nil }
  public init?<S: Sequence>(bytes: S, encoding: Encoding) where S.Element == UInt8 { nil }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
  public init(contentsOfFile path: String, encoding: Encoding) throws { self = "" }
  public init(format: String, _ arguments: any CVarArg...) { self = "" }
}

extension StringProtocol {
  // nsstring/compareoptions
  public typealias CompareOptions = NSStringCompareOptions

  // documentation/swift/stringprotocol
  public func data(using: String.Encoding, allowLossyConversion: Bool = false) -> Data? { nil }
  public var removingPercentEncoding: String? { nil }
  public var capitalized: String { "" }
  public var decomposedStringWithCanonicalMapping: String { "" }
  public func addingPercentEncoding(withAllowedCharacters: CharacterSet) -> String? { nil }
  public func components<T: StringProtocol>(separatedBy: T) -> [String] { [] }
  public func components(separatedBy: CharacterSet) -> [String] { [] }
  public func trimmingCharacters(in: CharacterSet) -> String { "" }
  public func replacingOccurrences<T: StringProtocol, U: StringProtocol>(
    of: T, with: U, options: CompareOptions = [], range: Range<Index>? = nil
  ) -> String { "" }
  public func replacingCharacters<T: StringProtocol>(in range: Range<Index>, with: T) -> String {
    ""
  }
  public func range<T: StringProtocol>(
    of: T, options: CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
  public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
}
