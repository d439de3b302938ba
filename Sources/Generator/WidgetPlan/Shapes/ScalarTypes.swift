import WidgetSyntax

/// The types of Swift and Foundation that are coded as a number, a string or a Boolean.
package enum ScalarTypes {
  /// The types of numbers, strings and Booleans for which `Codable`'s containers have functions on all systems.
  static let primitive: Set<String> = [
    "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]

  /// The primitive types, and other scalar types that are common in properties.
  static let common = primitive.union(["Character", "Date", "Decimal", "URL", "UUID"])

  private static let other: Set<String> = [
    "CGFloat", "Data", "Float16", "Float32", "Float64", "Int128", "TimeInterval", "UInt128",
  ]

  /// Whether a type is coded as a number, a string or a Boolean. Its name may be qualified with its module.
  package static func contain(_ name: String) -> Bool {
    let name = withoutModule(name)
    return common.contains(name) || other.contains(name)
  }

  /// Returns the name of a type of Swift or Foundation without its module.
  static func withoutModule(_ name: String) -> String {
    let modules = ["CoreFoundation", "CoreGraphics", "Foundation", "Swift"]
    return modules.contains { name.hasPrefix($0 + ".") } ? name.localName : name
  }
}
