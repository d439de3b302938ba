import WidgetRuntime

// widgetgen: family, unknown = keep
protocol Component: Codable {}

struct Stack: Component {
  var children: [any Component]
  // widgetgen: unknown = throw
  var header: (any Component)?
}

@available(iOS 15, *)
enum Screens {
  @available(iOS 17, macOS 14, *)
  struct Text: Component {
    var title: String
  }

  struct Inherited: Component {
    var title: String
  }
}

@available(iOS 16, *)
extension Screens {
  struct Added: Component {}
}

@available(iOS, introduced: 16.4, message: "a, b)")
@available(OSX, introduced: 13)
// widgetgen: name = "long", alias = "form"
struct LongForm: Component {
  var title: String
}

@available(iOS, unavailable)
struct Desk: Component {
  var title: String
}

@available(swift 6.0)
struct Modern: Component {
  var title: String
}

@available(*, unavailable)
struct Gone: Component {
  var title: String
}

struct Late {
  var title: String
}

@available(iOS 17, *)
extension Late: Component {}

struct Never {}

@available(*, unavailable)
extension Never: Component {}

class Base: Component {
  var title = ""

  // widgetgen:inline:auto:Base.Init
  // widgetgen:end
  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

@available(iOS 16, *)
final class Derived: Base {
  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}

// Its cases have the names of the family.
enum Route: Component {
  case home
  @available(iOS 17, *) case search
  case item(id: Int)
  @available(*, unavailable) case removed(Int)
  @available(iOS, unavailable) case window
}

// widgetgen: family, codable
enum Choice {
  case first(Int)
  @available(iOS 17, *) case second
  // widgetgen: unknown
  case other
}

// widgetgen: family = untagged, codable
enum Loose {
  case number(Int)
  @available(iOS 17, *) case none
}

// widgetgen: codable, caseInsensitive
enum Theme: String {
  case light
  @available(iOS 13.4, *) case dark
}

// widgetgen: family = untagged, unknown = skip
protocol Item: Codable {}

@available(iOS 17, *)
struct New: Item {
  var new: Int
}

struct Old: Item {
  var old: Int
}

// widgetgen: family = external, unknown = Placeholder
@available(iOS 14, *)
protocol Action: Codable {}

@available(iOS 14, *)
struct Tap: Action {}

@available(iOS 14, *)
struct Placeholder: Action {}

@available(iOS 17, *)
struct Swipe: Action {
  var count: Int
  // widgetgen: encodable
  var double: Int { 2 * count }
  // widgetgen: encodable, memberwise
  // expected-warning 28-37: 'memberwise' has no effect here; it applies to a type [misplaced-annotation]
  @available(iOS 18, *) var triple: Int { 3 * count }
}

@available(iOS 17.4, *)
extension Swipe {
  // widgetgen: encodable
  var fourfold: Int { 4 * count }
}

// widgetgen: family, content = value, unknown = throw
protocol Event: Codable {}

@available(iOS 16, tvOS 16, *)
protocol Rare: Event {}

@available(iOS 17, tvOS 15, *)
struct Shake: Rare {}

@available(iOS 16, tvOS 16, *)
// widgetgen: codable, memberwise, equatable
struct Screen {
  var event: any Rare
  // expected-warning 7-11: two values of 'Screen' are never equal if 'event' contains 'Shake', which is not 'Equatable'; declare 'protocol Rare: Equatable' [never-equal]
  var title = ""
}

// widgetgen: family
protocol Result: Codable {}

@available(iOS 17, *)
// widgetgen: name = "*_result"
struct OtherResult: Result {
  var type: String
}

struct Ending: Result {}
