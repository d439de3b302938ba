/// The JSON representation of a value that a view needs.
///
/// For example: a `UIColor?` is an optional string, from which the widget creates the color.
struct JSONRepresentation: Equatable, Sendable {
  /// The form of the value in the JSON.
  enum Kind: Equatable, Sendable {
    /// The value itself, such as a string, an enum with raw values, a `Codable` type, or a collection of such values.
    case value
    /// A component. The value is the component's view.
    case child
    /// An array of components.
    case children
    /// An array of actions, which a closure with this number of parameters executes.
    case event(parameters: Int)
    /// A string such as `#RRGGBB`.
    case color
    /// A text style of `UIFont`.
    case font
    /// The name of an image in the app's assets.
    case image
  }

  var kind: Kind
  /// The non-optional Swift type of the value.
  var type: String
  var isOptional: Bool
}
