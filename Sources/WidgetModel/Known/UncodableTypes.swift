/// Types of other modules that cannot be decoded or encoded, though properties are made of them.
package enum UncodableTypes {
  /// Whether neither Swift nor the module that declares it makes a type `Codable`.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("Unsafe")
  }

  /// As `[3 of Int]` is called in full.
  package static let inlineArray = "InlineArray"

  /// Of Swift, then of Foundation, then of UIKit and its like.
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
