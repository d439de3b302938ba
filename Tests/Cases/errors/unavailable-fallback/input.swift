import WidgetRuntime

// widgetgen: family, unknown = Newer, default = Newer, shorthand = Newer
// expected-error 23-37: 'Newer' requires iOS 17, macOS 14, but unrecognized names of 'Component' need a fallback on every system; choose one without '@available' [unavailable-fallback]
// expected-error 40-54: 'Newer' requires iOS 17, macOS 14, but values without a name of 'Component' need a fallback on every system; choose one without '@available' [unavailable-fallback]
// expected-error 57-73: 'Newer' requires iOS 17, macOS 14, but values that are not objects of 'Component' need a fallback on every system; choose one without '@available' [unavailable-fallback]
protocol Component: Codable {}

@available(iOS 17, macOS 14, *)
// widgetgen: shorthand = title
struct Newer: Component {
  var title: String
}

struct Screen: Component {
  // widgetgen: unknown = Newer
  // expected-error 17-31: 'Newer' requires iOS 17, macOS 14, but unrecognized names of 'Component' need a fallback on every system; choose one without '@available' [unavailable-fallback]
  var body: any Component
}

// widgetgen: family, codable, default = second
enum Choice {
  case first
  @available(iOS 17, *) case second
  // expected-error 30-35: 'second' requires iOS 17, but values without a name of 'Choice' need a fallback on every system; choose one without '@available' [unavailable-fallback]
  // widgetgen: unknown
  @available(iOS, unavailable) case other
  // expected-error 37-41: 'other' requires '!os(iOS) && !os(visionOS)', but unrecognized names of 'Choice' need a fallback on every system; choose one without '@available' [unavailable-fallback]
}

// It has the availability of its family.
@available(iOS 14, *)
// widgetgen: family, unknown = Placeholder
protocol Action: Codable {}

@available(iOS 14, *)
struct Placeholder: Action {}
