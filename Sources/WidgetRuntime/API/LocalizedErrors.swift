#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// `localizedDescription` is what apps log; without these it says "error 1".

extension DuplicateNameError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension NoMatchingTypeError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension UnknownNameError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension WidgetDecodingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
