/// Describes a family: a protocol, a class or an enum whose values are distinguished by a name.
///
/// For example: `@WireFamily(.tag("kind"), .unknown(.skip)) protocol Component: Codable {}`.
@attached(peer)
public macro WireFamily(_ traits: Wire.FamilyTrait...) =
  #externalMacro(module: "WidgetAttributesPlugin", type: "Plugin")

/// Describes the code that is generated for a type, and its JSON. A string, an integer or a Boolean is the name of the type.
///
/// For example: `@WireType(.codable, .keyStyle(.snakeCase)) struct Profile {}`.
@attached(peer)
public macro WireType(_ traits: Wire.TypeTrait...) =
  #externalMacro(module: "WidgetAttributesPlugin", type: "Plugin")

/// Describes the JSON of a property. A string is the place of the property.
///
/// For example: `@WireKey("user_name", .alias("name")) var name: String`.
@attached(peer)
public macro WireKey(_ traits: Wire.PropertyTrait...) =
  #externalMacro(module: "WidgetAttributesPlugin", type: "Plugin")

/// Describes the JSON of a case. A string, an integer or a Boolean is the name of the case.
///
/// For example: `@WireCase("round", .alias("disk")) case circle(radius: Int)`.
@attached(peer)
public macro WireCase(_ traits: Wire.CaseTrait...) =
  #externalMacro(module: "WidgetAttributesPlugin", type: "Plugin")

/// The traits of the attributes, and values that have no type in Swift.
public enum Wire: Sendable {
  /// A missing key or null is an error: `.default(Wire.throw)`, `.null(Wire.throw)`.
  case `throw`
  /// An empty array, dictionary or set: `.default(Wire.empty)`.
  case empty
}

extension Wire {
  /// The only direction of coding that a trait applies to.
  public enum OneDirection: Sendable { case decode, encode }

  /// The direction of a trait that otherwise applies only to decoding.
  public enum BothDirections: Sendable { case both }

  /// A name in the JSON.
  public struct Name: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral
  {
    /// A text.
    public init(stringLiteral value: String) {}
    /// A name that is an integer in the JSON.
    public init(integerLiteral value: Int) {}
    /// A name that is a Boolean in the JSON.
    public init(booleanLiteral value: Bool) {}
  }

  /// The place of a case's only value, or the places of its values by their labels.
  public struct Places: Sendable, ExpressibleByStringLiteral, ExpressibleByDictionaryLiteral {
    /// The place of the only value.
    public init(stringLiteral value: String) {}
    /// The places of several values, by their labels.
    public init(dictionaryLiteral elements: (String, String)...) {}
  }
}
