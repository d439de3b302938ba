import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Label: Component { var text: String }

struct Space: Component {}

// widgetgen: equatable
struct Row: Component { var children: [any Component] }
// expected-warning 29-36: two values of 'Row' are never equal if 'children' contains 'Label' or 1 other type, which are not 'Equatable'; declare 'protocol Component: Equatable' [never-equal]

// widgetgen: equatable
enum Content { case one(any Component) }
// expected-warning 21-23: two values of 'Content' are never equal if a value of 'case one' contains 'Label' or 1 other type, which are not 'Equatable'; declare 'protocol Component: Equatable' [never-equal]
