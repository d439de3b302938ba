#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Apps log `localizedDescription`. Without these conformances, it would only contain "error 1".

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
