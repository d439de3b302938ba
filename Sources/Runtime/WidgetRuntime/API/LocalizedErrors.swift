#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Apps log `localizedDescription`. Without these conformances, it would contain only the error's type and a number.

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
