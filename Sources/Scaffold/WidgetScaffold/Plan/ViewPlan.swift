import WidgetSource

/// The complete description of the widget for a view. The printer makes no further decisions.
///
/// For example: `class Box: UIView` with `init(title: String)` becomes `BoxWidget`, which has the property `title` and
/// creates the view as `Box(title: title)`.
struct ViewPlan: Sendable {
  /// The qualified name of the class: `Cards.Box`.
  var view: String
  /// The name of the widget: `BoxWidget`.
  var widget: String
  /// The variable that contains the view: `boxComponent`, `containerTitle`.
  var variable: String
  /// The lines of the class's documentation comment, as written.
  var documentation: [String]
  /// The class's `@available` attributes, as written.
  var availability: [String]
  /// The condition of the enclosing `#if`, or nil if there isn't one.
  var condition: String?
  /// The properties of the widget: first for the initializer's parameters, then for the properties of the view that the
  /// widget sets.
  var properties: [WidgetProperty] = []
  /// The arguments of the view's initializer.
  var arguments: [ViewArgument] = []
  /// The assignments to the view's properties after the view is created.
  var assignments: [ViewAssignment] = []
  /// The initializer's parameters and the view's properties for which the widget has no property.
  var omissions: [Omission] = []
  var isFailable = false
  /// The enums and structs that have raw values and do not conform to `Codable`. The widget's file adds the
  /// conformance.
  var enums: [String] = []
  /// Whether the view or a scanned superclass implements `sizeThatFits`. Always true for a view from a header, because
  /// the header does not show the implementation.
  var hasSizeThatFits = false
  /// The access level that a member must state to override a member of UIKit: `public` for a view that is `public` or
  /// `open`; nil for a view without such a level.
  var overrideAccess: String?

  /// Whether an argument of the view's initializer is an event, which refers to the view.
  var needsOrigin: Bool {
    arguments.contains { if case .event = $0.source?.representation.kind { true } else { false } }
  }
}

/// A property of the widget, which is also a key of the JSON.
struct WidgetProperty: Equatable, Sendable {
  /// The name as written in Swift, including backticks.
  var name: String
  var representation: JSONRepresentation
  /// The lines of the documentation comment of the view's property with the same name. Empty if the view has no such
  /// property, or the property no comment.
  var documentation: [String] = []
}

/// An argument of the view's initializer.
struct ViewArgument: Sendable {
  /// The label, or nil for `_`.
  var label: String?
  /// The property that supplies the value, or nil for a fixed value.
  var source: WidgetProperty?
  /// The Swift value for a missing key, or the fixed value of an argument without a source.
  var fallback: String?
}

/// An assignment of a widget's property to a property of the view.
struct ViewAssignment: Sendable {
  /// The view's property.
  var target: String
  var source: WidgetProperty
  /// Whether a missing key leaves the view's property unchanged.
  var keepsOwnValue: Bool
}

/// A parameter or property that the widget does not have.
struct Omission: Equatable, Sendable {
  /// The name of the parameter or property.
  var name: String
  /// The type as written.
  var type: String
  /// The reason as a clause: `a view controller cannot be sent as JSON`.
  var reason: String
  /// The path of the file that declares the parameter or property.
  var file: String
  var range: SourceRange
}
