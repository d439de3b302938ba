// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Foundation's coders; see ../README.md. Pages are below documentation/foundation.

// jsondecoder
open class JSONDecoder: @unchecked Sendable {
  // jsondecoder/datedecodingstrategy-swift.enum
  public enum DateDecodingStrategy: Sendable {
    case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
    @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Date)
  }
  // jsondecoder/datadecodingstrategy-swift.enum
  public enum DataDecodingStrategy: Sendable {
    case deferredToData, base64
    @preconcurrency case custom(@Sendable (_ decoder: any Decoder) throws -> Data)
  }
  // jsondecoder/keydecodingstrategy-swift.enum
  public enum KeyDecodingStrategy: Sendable {
    case useDefaultKeys, convertFromSnakeCase
    @preconcurrency case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
  }
  // jsondecoder/nonconformingfloatdecodingstrategy-swift.enum
  public enum NonConformingFloatDecodingStrategy: Sendable {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public init() {}
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { [:] }
    set {}
  }
  open var dateDecodingStrategy: DateDecodingStrategy {
    get { .iso8601 }
    set {}
  }
  open var dataDecodingStrategy: DataDecodingStrategy {
    get { .base64 }
    set {}
  }
  open var keyDecodingStrategy: KeyDecodingStrategy {
    get { .useDefaultKeys }
    set {}
  }
  open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy {
    get { .throw }
    set {}
  }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) open var allowsJSON5: Bool {
    get { false }
    set {}
  }
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  open func decode<T: DecodableWithConfiguration>(
    _ type: T.Type, from data: Data, configuration: T.DecodingConfiguration
  ) throws -> T { fatalError() }
}

// decodablewithconfiguration
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
public protocol DecodableWithConfiguration {
  associatedtype DecodingConfiguration
  init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
}

// jsonencoder
open class JSONEncoder: @unchecked Sendable {
  // jsonencoder/dateencodingstrategy-swift.enum
  public enum DateEncodingStrategy: Sendable {
    case deferredToDate, iso8601, secondsSince1970, millisecondsSince1970
    @preconcurrency case custom(@Sendable (_ date: Date, _ encoder: any Encoder) throws -> Void)
  }
  // jsonencoder/dataencodingstrategy-swift.enum
  public enum DataEncodingStrategy: Sendable {
    case deferredToData, base64
    @preconcurrency case custom(@Sendable (_ data: Data, _ encoder: any Encoder) throws -> Void)
  }
  // jsonencoder/keyencodingstrategy-swift.enum
  public enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys, convertToSnakeCase
    @preconcurrency case custom(@Sendable (_ path: [any CodingKey]) -> any CodingKey)
  }
  // jsonencoder/outputformatting-swift.struct
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(rawValue: 1)
    @available(macOS 10.13, iOS 11, tvOS 11, watchOS 4, *)
    public static let sortedKeys = Self(rawValue: 2)
    @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
    public static let withoutEscapingSlashes = Self(rawValue: 8)
  }
  // jsonencoder/nonconformingfloatencodingstrategy-swift.enum
  public enum NonConformingFloatEncodingStrategy: Sendable {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
  }

  public init() {}
  @preconcurrency open var userInfo: [CodingUserInfoKey: any Sendable] {
    get { [:] }
    set {}
  }
  open var outputFormatting: OutputFormatting {
    get { [] }
    set {}
  }
  open var dateEncodingStrategy: DateEncodingStrategy {
    get { .iso8601 }
    set {}
  }
  open var dataEncodingStrategy: DataEncodingStrategy {
    get { .base64 }
    set {}
  }
  open var keyEncodingStrategy: KeyEncodingStrategy {
    get { .useDefaultKeys }
    set {}
  }
  open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
    get { .throw }
    set {}
  }
  open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}

// jsonserialization
open class JSONSerialization: NSObject {
  // jsonserialization/readingoptions
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mutableContainers = Self(rawValue: 1)
    public static let fragmentsAllowed = Self(rawValue: 4)
  }
  // jsonserialization/writingoptions
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = Self(rawValue: 1)
    public static let sortedKeys = Self(rawValue: 2)
    public static let fragmentsAllowed = Self(rawValue: 4)
    public static let withoutEscapingSlashes = Self(rawValue: 8)
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
  open class func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {
    .init()
  }
  open class func isValidJSONObject(_ object: Any) -> Bool { true }
}
