/// How a value of a view's type travels as JSON.
///
/// For example: a `UIColor?` as an optional text, from which the color is made.
struct Travel: Equatable, Sendable {
  /// What the JSON has in place of the value.
  enum Carrier: Equatable, Sendable {
    /// The value itself: texts, numbers, enums with raw values, and collections of them.
    case value
    /// A component, whose view is the value.
    case child
    /// A list of components.
    case children
    /// A list of actions, which a closure of so many parameters executes.
    case event(parameters: Int)
    /// `#RRGGBB`.
    case color
    /// A text style of `UIFont`.
    case font
    /// The name of an image in the app's assets.
    case image
  }

  var carrier: Carrier
  /// The Swift type of the value, without an optional around it.
  var type: String
  var isOptional: Bool
}
