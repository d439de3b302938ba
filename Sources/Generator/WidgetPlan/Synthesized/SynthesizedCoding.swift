/// The coding of a type without generated code.
///
/// For example: `struct Style: Codable { var color: String? }` is an object with the key `color`.
package enum SynthesizedCoding: Sendable {
  case object([PropertyPlan])
  /// An enum without raw values.
  case choice(EnumPlan)
  /// An enum with raw values.
  case values(RawValues)
  /// A class that inherits the coding of its superclass.
  case inherited(Superclass)
  /// The sources do not show the coding. The reason completes "its coding is not known: …".
  case opaque(String)
}
