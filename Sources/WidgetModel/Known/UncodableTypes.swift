/// Types of other modules that properties may have and that are not `Codable`.
package enum UncodableTypes {
  /// Whether neither Swift nor the type's module makes a type conform to `Codable`.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("Unsafe")
  }

  /// The full name of `[3 of Int]`.
  package static let inlineArray = "InlineArray"

  /// The types of Swift, followed by types of Foundation, UIKit and similar modules.
  private static let names: Set<String> = [
    "ArraySlice", "Character", "CollectionOfOne", "EmptyCollection", "InlineArray", "KeyPath",
    "KeyValuePairs", "Mirror", "ObjectIdentifier", "OpaquePointer", "Result", "StaticString",
    "Substring", "Unicode.Scalar", "WritableKeyPath",
    "Bundle", "NSArray", "NSAttributedString", "NSDictionary", "NSNumber", "NSObject", "NSString",
    "Notification", "URLRequest",
    "CGColor", "CGImage", "NSColor", "NSFont", "NSImage", "UIColor", "UIFont", "UIImage", "UIView",
    "UIViewController",
  ]
}
