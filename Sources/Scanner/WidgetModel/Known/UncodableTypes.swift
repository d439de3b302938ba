/// Types of other modules that are common in properties but are not `Codable`.
package enum UncodableTypes {
  /// Whether a type is known not to conform to `Codable` in Swift or in the module that declares it.
  package static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("Unsafe")
  }

  /// The name of the generic type that `[3 of Int]` is short for.
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
