/// The types of the standard library that are common in properties.
package enum StandardLibrary {
  package static let types: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary",
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Range",
    "Result", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]
}
