import WidgetSource

/// How a view becomes a widget: all that is decided before anything is printed.
///
/// For example: of `class Box: UIView` with `init(title: String)` a `BoxWidget` with the property
/// `title`, whose view is `Box(title: title)`.
struct ViewPlan: Sendable {
  /// The class's name with the types around it: `Cards.Box`.
  var view: String
  /// `BoxWidget`.
  var widget: String
  /// What the view is called where it is made: `boxComponent`, `containerTitle`.
  var variable: String
  /// The lines of the class's documentation comment, as written.
  var documentation: [String]
  /// Its `@available` attributes, as written.
  var availability: [String]
  /// The condition of the `#if`s around the class; nil without.
  var condition: String?
  /// The properties of the widget, in the order of the initializer's parameters.
  var properties: [WidgetProperty] = []
  /// The arguments of the view's initializer.
  var arguments: [ViewArgument] = []
  /// The properties of the view that are set once it is made.
  var assignments: [ViewAssignment] = []
  /// What does not travel.
  var omissions: [Omission] = []
  /// Whether the initializer can return nil.
  var isFailable = false
  /// Enums without `Codable`, which travel as their raw values.
  var enums: [String] = []
  /// Whether the view says its size itself, in its own code.
  var hasSizeThatFits = false

  /// Whether an event has to name the view before it is made.
  var needsOrigin: Bool {
    arguments.contains { if case .event = $0.source?.travel.carrier { true } else { false } }
  }
}

/// A property of the widget, which the JSON has.
struct WidgetProperty: Equatable, Sendable {
  /// As it is written in Swift.
  var name: String
  var travel: Travel
  /// The lines of the documentation comment of what it sets, as written.
  var documentation: [String] = []
}

/// An argument of the view's initializer.
struct ViewArgument: Sendable {
  /// nil for `_`.
  var label: String?
  /// The property that it is made from; nil for a fixed value.
  var source: WidgetProperty?
  /// The Swift value that takes the place of one that the JSON does not have; of an argument without
  /// a source its value.
  var fallback: String?
}

/// A property of the view that is set from one of the widget.
struct ViewAssignment: Sendable {
  /// The view's property.
  var target: String
  var source: WidgetProperty
  /// Whether the view keeps its own value where the JSON has none.
  var keepsOwnValue: Bool
}

/// What is not in the widget.
struct Omission: Equatable, Sendable {
  /// The parameter or property.
  var name: String
  /// Its type as written.
  var type: String
  /// Why, as a clause: `a delegate cannot be sent as JSON`.
  var reason: String
  /// The path of the file that declares it.
  var file: String
  var range: SourceRange
}
