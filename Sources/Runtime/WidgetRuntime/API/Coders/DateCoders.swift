#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A coder of dates as ISO 8601 text: `2026-03-01T12:30:00Z`.
///
/// It also decodes fractions of seconds and other time zones, but encodes neither. Use `ISO8601WithFractions` to keep
/// milliseconds.
public struct ISO8601: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a date.
  public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

  /// Encodes a date, rounded to the millisecond and then down to the second.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(value, hasFraction: false)
  }
}

/// A coder of dates as ISO 8601 text with milliseconds: `2026-03-01T12:30:00.250Z`.
///
/// It also decodes dates without a fraction and in other time zones.
public struct ISO8601WithFractions: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a date.
  public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

  /// Encodes a date, rounded to the millisecond.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(value, hasFraction: true)
  }
}

/// A coder of dates as the number of seconds since 1970.
public struct SecondsSince1970: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a date.
  public func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Encodes a date.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(number: value.timeIntervalSince1970)
  }
}

/// A coder of dates as the number of milliseconds since 1970.
public struct MillisecondsSince1970: WidgetCoder {
  /// Creates a coder.
  public init() {}

  /// Decodes a date.
  public func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 1000)
  }

  /// Encodes a date, rounded to the millisecond.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(number: (value.timeIntervalSince1970 * 1000).rounded())
  }
}

extension Decoder {
  fileprivate func dateFromText() throws -> Date {
    let text = try singleValueContainer().decode(String.self)
    if let moment = TextMoment(text) {
      return Date(timeIntervalSince1970: moment.seconds)
    }
    throw corrupted("'\(text)' is not an ISO 8601 date")
  }
}

extension Encoder {
  fileprivate func encode(_ date: Date, hasFraction: Bool) throws {
    guard let text = TextMoment.text(of: date.timeIntervalSince1970, hasFraction: hasFraction)
    else {
      throw EncodingError.invalidValue(
        date, .init(codingPath: codingPath, debugDescription: "the year does not have four digits"))
    }
    var container = singleValueContainer()
    try container.encode(text)
  }

  /// Encodes a number. A whole number that fits in `Int64` is encoded without a fraction.
  fileprivate func encode(number: Double) throws {
    var container = singleValueContainer()
    if let whole = Int64(exactly: number) {
      try container.encode(whole)
    } else {
      try container.encode(number)
    }
  }
}
