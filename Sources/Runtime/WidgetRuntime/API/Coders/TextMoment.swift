/// A point in time in the format of RFC 3339, a profile of ISO 8601.
///
/// Foundation's `ISO8601FormatStyle` is not available on all supported systems.
struct TextMoment {
  /// The seconds since 1970.
  let seconds: Double

  /// Parses text such as `2026-03-01T12:30:00.250+01:00`, also with a comma before the fraction, a space before the
  /// time, or a time zone such as `+0100` or `+01`. The result is nil for other text and for an invalid date.
  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard let year = Self.number(&rest, 4), Self.take(&rest, "-"),
      let month = Self.number(&rest, 2), Self.take(&rest, "-"), let day = Self.number(&rest, 2),
      Self.take(&rest, "T") || Self.take(&rest, "t") || Self.take(&rest, " "),
      let hour = Self.number(&rest, 2), Self.take(&rest, ":"),
      let minute = Self.number(&rest, 2), Self.take(&rest, ":"),
      let second = Self.number(&rest, 2), let fraction = Self.fraction(&rest),
      let offset = Self.offset(&rest), rest.isEmpty,
      1...12 ~= month, 1...Self.days(in: month, year) ~= day, hour < 24, minute < 60, second <= 60
    else { return nil }
    let days = Self.days(before: year, month, day)
    seconds = Double(days * 86400 + hour * 3600 + minute * 60 + second - offset) + fraction
  }

  /// Returns the text of a point in time in UTC, or nil if the year does not have four digits.
  static func text(of seconds: Double, hasFraction: Bool) -> String? {
    let steps = hasFraction ? (seconds * 1000).rounded() : (seconds + 0.0005).rounded(.down)
    guard let count = Int64(exactly: steps) else { return nil }
    let perSecond: Int64 = hasFraction ? 1000 : 1
    let (whole, part) = divide(count, perSecond)
    let (days, time) = divide(whole, 86400)
    guard let (year, month, day) = date(days), 0...9999 ~= year else { return nil }
    let fraction = hasFraction ? "." + padded(part, 3) : ""
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + "\(padded(time / 3600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))"
      + "\(fraction)Z"
  }
}

extension TextMoment {
  private static func take(_ rest: inout ArraySlice<UInt8>, _ letter: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: letter) else { return false }
    rest.removeFirst()
    return true
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var value = 0
    for byte in rest.prefix(count) {
      guard let digit = digit(byte) else { return nil }
      value = value * 10 + digit
    }
    rest.removeFirst(count)
    return value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// Parses the fraction of a second after a point or a comma. A missing fraction is zero. Returns nil if no digit
  /// follows the point or comma.
  private static func fraction(_ rest: inout ArraySlice<UInt8>) -> Double? {
    guard take(&rest, ".") || take(&rest, ",") else { return 0 }
    let digits = rest.prefix { digit($0) != nil }
    rest.removeFirst(digits.count)
    return digits.isEmpty ? nil : Double("0." + String(decoding: digits, as: UTF8.self))
  }

  /// Parses a time zone (`Z`, `+01:00`, `+0100` or `+01`). Returns its offset in seconds, or nil if it is missing or
  /// invalid.
  private static func offset(_ rest: inout ArraySlice<UInt8>) -> Int? {
    if take(&rest, "Z") || take(&rest, "z") { return 0 }
    let isAhead = take(&rest, "+")
    guard isAhead || take(&rest, "-"), let hours = number(&rest, 2) else { return nil }
    let hasColon = take(&rest, ":")
    guard let minutes = rest.isEmpty && !hasColon ? 0 : number(&rest, 2), hours < 24, minutes < 60
    else { return nil }
    return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  private static func days(in month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Returns the number of days from January 1, 1970 to a date of the Gregorian calendar. Days are counted in eras of
  /// 400 years. Each year begins in March, so that a leap day is the last day of its year.
  private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let (era, yearOfEra) = (shifted / 400, shifted % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func date(_ days: Int64) -> (Int64, Int64, Int64)? {
    let (shifted, isTooLarge) = days.addingReportingOverflow(719_468)
    if isTooLarge { return nil }
    let (era, day) = divide(shifted, 146_097)
    let year = (day - day / 1460 + day / 36524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return (
      year + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
      dayOfYear - (153 * month + 2) / 5 + 1
    )
  }

  /// Divides and rounds down. Swift's operators round toward zero.
  private static func divide(_ value: Int64, _ by: Int64) -> (Int64, Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: by)
    return rest < 0 ? (quotient - 1, rest + by) : (quotient, rest)
  }

  private static func padded(_ value: Int64, _ count: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
