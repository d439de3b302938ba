#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A date as text, by ISO 8601: `2026-03-01T12:30:00Z`.
///
/// Fractions of seconds and other time zones are read, and written in none: use
/// `ISO8601WithFractions` to keep milliseconds.
public struct ISO8601: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a date.
  public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

  /// Writes a date, to the second.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(value, hasFraction: false)
  }
}

/// A date as text, by ISO 8601 with milliseconds: `2026-03-01T12:30:00.250Z`.
///
/// Dates without a fraction and in other time zones are read, too.
public struct ISO8601WithFractions: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a date.
  public func decode(from decoder: any Decoder) throws -> Date { try decoder.dateFromText() }

  /// Writes a date, to the millisecond.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(value, hasFraction: true)
  }
}

/// A date as the number of seconds since 1970.
public struct SecondsSince1970: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a date.
  public func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a date.
  public func encode(_ value: Date, to encoder: any Encoder) throws {
    try encoder.encode(number: value.timeIntervalSince1970)
  }
}

/// A date as the number of milliseconds since 1970.
public struct MillisecondsSince1970: WidgetCoder {
  /// Makes a coder.
  public init() {}

  /// Reads a date.
  public func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 1000)
  }

  /// Writes a date, to the millisecond.
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
    throw corrupted("'\(text)' is no date by ISO 8601")
  }
}

extension Encoder {
  fileprivate func encode(_ date: Date, hasFraction: Bool) throws {
    guard let text = TextMoment.text(of: date.timeIntervalSince1970, hasFraction: hasFraction)
    else {
      throw EncodingError.invalidValue(
        date, .init(codingPath: codingPath, debugDescription: "the year has not four digits"))
    }
    var container = singleValueContainer()
    try container.encode(text)
  }

  /// Writes a number, a whole one without a fraction.
  fileprivate func encode(number: Double) throws {
    var container = singleValueContainer()
    if let whole = Int64(exactly: number) {
      try container.encode(whole)
    } else {
      try container.encode(number)
    }
  }
}
