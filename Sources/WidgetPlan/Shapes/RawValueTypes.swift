package import WidgetModel
package import WidgetSyntax

extension Model {
  /// The property that Swift codes a struct or a class as, because the type is `RawRepresentable`, or nil if
  /// Swift does not.
  ///
  /// The standard library codes such types for raw values that are numbers, strings or Booleans; for other raw
  /// values the compiler synthesizes an object (`RawRepresentable` in stdlib/public/core/Codable.swift).
  package func rawValueProperty(of id: DeclarationID) -> Property? {
    guard [.struct, .class].contains(declaration(id).kind),
      !conformances(of: id).isDisjoint(with: ["OptionSet", "RawRepresentable"])
    else { return nil }
    let property = type(id).properties.first { $0.bareName == "rawValue" && !$0.isStatic }
    guard let property, let declared = property.type else { return nil }
    let name = expanded(declared, in: Scope(in: property.owner)).type.dottedName
    return name.map(Self.isCodedRawValue) ?? false ? property : nil
  }

  private static func isCodedRawValue(_ type: String) -> Bool {
    codedRawValues.contains(type.hasPrefix("Swift.") ? type.localName : type)
  }

  private static let codedRawValues: Set<String> = [
    "Bool", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64",
  ]
}
