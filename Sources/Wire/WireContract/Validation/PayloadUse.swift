/// A part of payloads that a change affects. The occurrences of the part can be counted.
package struct PayloadUse: Hashable, Sendable {
  /// The version whose contract lists the part.
  package enum Side: Sendable { case old, new }

  package enum Part: Hashable, Sendable {
    /// The values of a type.
    case type(String)
    /// A key of a type in one spelling, or in any spelling if the spelling is nil.
    case key(owner: String, property: String, spelling: String?)
    /// The objects of a type that do not contain a key.
    case missingKey(owner: String, property: String)
    /// The values of a family or an enum.
    case choice(String)
    /// An option of a family or an enum.
    case option(choice: String, String)
    /// An option under one of its names.
    case name(choice: String, String, String)
    /// The names that the contract does not list for a family or an enum.
    case unknownName(String)
    /// A raw value of an enum.
    case value(type: String, String)
    /// The raw values that the contract does not list for an enum.
    case unknownValue(String)
  }

  package var side: Side
  package var part: Part

  init(_ side: Side, _ part: Part) {
    self.side = side
    self.part = part
  }
}
