// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension String {
  public var nilIfEmpty: String? { isEmpty ? nil : self }
  public var nilIfNotValidParameterName: String? { isEmpty || self == "_" ? nil : self }

  public func countInstances(of text: String) -> Int {
    text.isEmpty ? 0 : components(separatedBy: text).count - 1
  }

  public func stripped() -> String { trimmingCharacters(in: .whitespaces) }

  public func trimmingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  public func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  public func drop(first: Int, last: Int) -> String { String(dropFirst(first).dropLast(last)) }

  public func dropFirstAndLast(_ count: Int = 1) -> String { drop(first: count, last: count) }

  // MARK: - Changes, which return whether the string changed

  @discardableResult
  public mutating func strip() -> Bool { become(stripped()) }

  @discardableResult
  public mutating func trimPrefix(_ prefix: String) -> Bool { become(trimmingPrefix(prefix)) }

  @discardableResult
  public mutating func trimSuffix(_ suffix: String) -> Bool { become(trimmingSuffix(suffix)) }

  private mutating func become(_ text: String) -> Bool {
    defer { self = text }
    return text != self
  }
}
