import WidgetModel

/// Renames types of an embedded runtime if the sources declare types with the same names.
///
/// A type that the sources declare at file level shadows the standard library's type with the same name. If the runtime
/// declares a type with the same name, this is a redeclaration.
struct EmbeddedNames {
  private let types: DeclaredTypes?

  /// - Parameter types: the types that the sources declare, or nil to rename no types.
  init(_ types: DeclaredTypes?) { self.types = types }

  /// Returns the new name of a type of the runtime or of Foundation whose own name is taken.
  static func unique(_ name: String) -> String { "WidgetRuntime" + name }

  /// Returns the text with new names for the types whose names the sources also declare at file level. Types of the
  /// standard library are qualified with `Swift.` instead. The typealiases that generated code needs follow the text.
  ///
  /// - Parameter declared: the names of the types that the text declares at file level.
  func spelled(_ text: String, declaring declared: Set<String>) -> String {
    guard let types else { return text }
    var replacements: [String: String] = [:]
    for name in Self.standardLibrary where types.containAtFileLevel(name) {
      replacements[name] = "Swift." + name
    }
    for name in declared.union(Self.foundation) where types.containAtFileLevel(name) {
      replacements[name] = Self.unique(name)
    }
    let spelled = replacements.isEmpty ? text : SwiftText.replacing(replacements, in: text)
    return spelled + aliases(of: declared, in: types)
  }

  /// Returns typealiases for types of the runtime whose names are also declared inside a type, for example as a nested
  /// type, but not at file level. Generated code uses the typealiases instead of these names.
  private func aliases(of declared: Set<String>, in types: DeclaredTypes) -> String {
    GlobalNames.runtime.filter { name in
      declared.contains(name) && types.contain(name)
        && !types.containAtFileLevel(name)
    }.map { "\ntypealias \(Self.unique($0)) = \($0)\n" }.joined()
  }

  /// The typealiases for the types of Foundation whose names the sources also declare at file level. The typealiases
  /// follow the imports.
  var aliasesOfFoundation: String {
    guard let types else { return "" }
    let names = Self.foundation.sorted().filter(types.containAtFileLevel)
    if names.isEmpty { return "" }
    func aliases(of module: String) -> String {
      names.map { "  typealias \(Self.unique($0)) = \(module).\($0)\n" }.joined()
    }
    return "\n#if canImport(FoundationEssentials)\n" + aliases(of: "FoundationEssentials")
      + "#else\n" + aliases(of: "Foundation") + "#endif\n"
  }

  /// The names of Foundation's types that the runtime uses.
  static let foundation: Set<String> = [
    "Data", "Date", "Decimal", "JSONDecoder", "JSONEncoder", "LocalizedError", "URL",
  ]

  /// The names of the standard library's types that the runtime uses.
  static let standardLibrary =
    GlobalNames.standardLibrary + [
      "Array", "ArraySlice", "BinaryFloatingPoint", "Character", "CodingKeyRepresentable",
      "CodingUserInfoKey", "Collection", "Copyable", "CustomStringConvertible", "Dictionary",
      "Double", "Error", "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral",
      "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral",
      "ExpressibleByNilLiteral", "ExpressibleByStringLiteral", "FixedWidthInteger", "Float",
      "Int128", "Int16", "Int32", "Int64", "Int8", "KeyedDecodingContainerProtocol",
      "KeyedEncodingContainer", "KeyedEncodingContainerProtocol", "LosslessStringConvertible",
      "MemoryLayout", "ObjectIdentifier", "Range", "Sequence", "Set",
      "SingleValueDecodingContainer", "SingleValueEncodingContainer", "Substring",
      "UInt", "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "UTF16", "UTF8", "UTF8Span",
      "Unicode", "UnicodeScalar", "UnkeyedDecodingContainer", "UnkeyedEncodingContainer",
      "UnsafeBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawBufferPointer",
      "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawBufferPointer", "UnsafeRawPointer",
      "Unmanaged",
    ]
}
