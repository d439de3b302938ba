#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Apps log `localizedDescription`, which would be "error 1" without these conformances.

extension DuplicateNameError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension NoMatchingTypeError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension UnknownNameError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}

extension WidgetDecodingError: LocalizedError {
  /// The error's `description`.
  public var errorDescription: String? { description }
}
