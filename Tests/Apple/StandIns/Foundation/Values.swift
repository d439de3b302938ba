// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Foundation's values; see ../README.md. Pages without a prefix are below documentation/foundation.
@_exported import Darwin
@_exported import Dispatch

// pow(3)
public func pow(_ x: Double, _ y: Double) -> Double { 0 }

// documentation/corefoundation/cgfloat
@frozen
public struct CGFloat: Hashable, Sendable, Codable, BinaryFloatingPoint, CustomStringConvertible {
  public typealias NativeType = Double
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = 0 }
  public init(_ value: CGFloat) { native = 0 }
  public init(_ value: Int) { native = 0 }
  public init<Source: BinaryInteger>(_ value: Source) { native = 0 }
  public init?<Source: BinaryInteger>(exactly value: Source) { nil }
  public init(integerLiteral value: Int) { native = 0 }
  public init(floatLiteral value: Double) { native = 0 }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { native = 0 }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    native = 0
  }
  public static var exponentBitCount: Int { 0 }
  public static var significandBitCount: Int { 0 }
  public static var radix: Int { 2 }
  public static var nan: CGFloat { 0 }
  public static var signalingNaN: CGFloat { 0 }
  public static var infinity: CGFloat { 0 }
  public static var pi: CGFloat { 0 }
  public static var greatestFiniteMagnitude: CGFloat { 0 }
  public static var leastNormalMagnitude: CGFloat { 0 }
  public static var leastNonzeroMagnitude: CGFloat { 0 }
  public var ulp: CGFloat { 0 }
  public var sign: FloatingPointSign { .plus }
  public var exponent: Int { 0 }
  public var significand: CGFloat { 0 }
  public var exponentBitPattern: UInt { 0 }
  public var significandBitPattern: UInt64 { 0 }
  public var significandWidth: Int { 0 }
  public var binade: CGFloat { 0 }
  public var nextUp: CGFloat { 0 }
  public var magnitude: CGFloat { 0 }
  public var isNormal: Bool { true }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public var isSubnormal: Bool { true }
  public var isInfinite: Bool { true }
  public var isNaN: Bool { true }
  public var isSignalingNaN: Bool { true }
  public var isCanonical: Bool { true }
  public var description: String { "" }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { 0 }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { 0 }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { 0 }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { 0 }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public mutating func round(_ rule: FloatingPointRoundingRule) {}
  public mutating func formRemainder(dividingBy other: CGFloat) {}
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) {}
  public mutating func formSquareRoot() {}
  public mutating func addProduct(_ a: CGFloat, _ b: CGFloat) {}
  public func isEqual(to other: CGFloat) -> Bool { true }
  public func isLess(than other: CGFloat) -> Bool { true }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { true }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { true }
  public func distance(to other: CGFloat) -> CGFloat { 0 }
  public func advanced(by distance: CGFloat) -> CGFloat { 0 }
}

// timeinterval
public typealias TimeInterval = Double

// date
public struct Date: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceNow: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public var description: String { "" }
  public static func < (a: Date, b: Date) -> Bool { false }
  public static func + (date: Date, interval: TimeInterval) -> Date { date }
  public static var distantPast: Date { .init() }
  public static var distantFuture: Date { .init() }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) public static var now: Date { .init() }
}

// uuid
public struct UUID: Hashable, Sendable, Codable, CustomStringConvertible {
  public init() {}
  public init?(uuidString: String) { nil }
  public var uuidString: String { "" }
  public var description: String { "" }
}

// decimal
public struct Decimal: Hashable, Sendable, Codable, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, CustomStringConvertible
{
  public init() {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public init(_ value: Double) {}
  public init(_ value: Int) {}
  public init(_ value: Int64) {}
  public init(_ value: UInt64) {}
  public init(sign: FloatingPointSign, exponent: Int, significand: Decimal) {}
  public init?(string: String, locale: Locale? = nil) { nil }
  public var description: String { "" }
  public var magnitude: Decimal { self }
  public var isNaN: Bool { false }
  public var isFinite: Bool { true }
  public var isZero: Bool { true }
  public static var nan: Decimal { .init() }
  public static var zero: Decimal { .init() }
  public static func < (a: Decimal, b: Decimal) -> Bool { false }
  public static func + (a: Decimal, b: Decimal) -> Decimal { a }
  public static func - (a: Decimal, b: Decimal) -> Decimal { a }
  public static func * (a: Decimal, b: Decimal) -> Decimal { a }
  public static func / (a: Decimal, b: Decimal) -> Decimal { a }
  public static func *= (a: inout Decimal, b: Decimal) {}
}

// locale
public struct Locale: Hashable, Sendable, Codable {
  public init(identifier: String) {}
  public var identifier: String { "" }
  public static var current: Locale { .init(identifier: "") }
}

// timezone
public struct TimeZone: Hashable, Sendable, Codable {
  public init?(identifier: String) { nil }
  public init?(secondsFromGMT seconds: Int) { nil }
  public init?(abbreviation: String) { nil }
  public var identifier: String { "" }
  public static var current: TimeZone { fatalError() }
}

// characterset
public struct CharacterSet: Hashable, Sendable, Codable {
  public init() {}
  public init(charactersIn string: String) {}
  public func union(_ other: CharacterSet) -> CharacterSet { other }
  public func contains(_ scalar: Unicode.Scalar) -> Bool { false }
  public var inverted: CharacterSet { self }
  public static var urlQueryAllowed: CharacterSet { .init() }
  public static var urlPathAllowed: CharacterSet { .init() }
  public static var urlFragmentAllowed: CharacterSet { .init() }
  public static var whitespaces: CharacterSet { .init() }
  public static var newlines: CharacterSet { .init() }
  public static var whitespacesAndNewlines: CharacterSet { .init() }
  public static var uppercaseLetters: CharacterSet { .init() }
  public static var lowercaseLetters: CharacterSet { .init() }
  public static var letters: CharacterSet { .init() }
  public static var alphanumerics: CharacterSet { .init() }
  public static var decimalDigits: CharacterSet { .init() }
}

// localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
extension Error {
  // documentation/swift/error/localizeddescription
  public var localizedDescription: String { "" }
}

// documentation/corefoundation/cgpoint
public struct CGPoint: Hashable, Sendable, Codable {
  public var x = CGFloat(), y = CGFloat()
  public init() {}
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: Double, y: Double) {}
  public init(x: Int, y: Int) {}
  public static var zero: CGPoint { .init() }
}

// documentation/corefoundation/cgsize
public struct CGSize: Hashable, Sendable, Codable {
  public var width = CGFloat(), height = CGFloat()
  public init() {}
  public init(width: CGFloat, height: CGFloat) {}
  public init(width: Double, height: Double) {}
  public init(width: Int, height: Int) {}
  public static var zero: CGSize { .init() }
}

// documentation/corefoundation/cgrect
public struct CGRect: Hashable, Sendable, Codable {
  public var origin = CGPoint(), size = CGSize()
  public init() {}
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {}
  public init(x: Double, y: Double, width: Double, height: Double) {}
  public init(x: Int, y: Int, width: Int, height: Int) {}
  public static var zero: CGRect { .init() }
}
