import WidgetRuntime

// widgetgen: family, unknown = Texf
// expected-error 23-36: 'Texf' is not a type of 'Component', and cannot be the fallback for unrecognized names; did you mean 'Text'? [unknown-fallback]
protocol Component: Codable, Sendable {}

protocol Focusable {}

struct Text: Component { var text: String }

struct Screen: Component {
  // widgetgen: lossy, unknown = throw
  // expected-error 24-38: 'lossy' leaves out values of 'list' with unknown names, so they are not errors; remove 'unknown', or write 'lossy = false' [contradicting-annotations]
  var list: [any Component]
  // widgetgen: unknown = skip
  // expected-error 17-30: 'skip' leaves out unrecognized values, but 'required' requires a value; make it an optional, an array or a dictionary, give it an initial value, or write 'unknown = keep' or the name of a fallback type [unknown-skips-required]
  var required: any Component
  // widgetgen: unknown
  // expected-error 17-23: 'unknown' has no effect without a value; write '// widgetgen: unknown = …' [annotation-without-value]
  var noPolicy: [any Component]
  // widgetgen: unknown = kep
  // expected-error 17-29: 'kep' is not a type of 'Component', and cannot be the fallback for unrecognized names; did you mean 'keep'? [unknown-fallback]
  // expected-fix 27-29: write 'keep'
  var misspelled: any Component
  // widgetgen: unknown = Chart
  // expected-error 17-31: 'Chart' is not a type of 'Component', and cannot be the fallback for unrecognized names; write 'throw', 'skip', 'keep' or the name of such a type [unknown-fallback]
  var noType: any Component
  // widgetgen: unknown = keep
  // expected-error 17-30: 'unknown' sets the policy for the unrecognized names of a family, and 'count' has no values of a family; remove it [unknown-needs-family]
  var count: Int
  // widgetgen: unknown = keep
  // expected-error 17-30: 'unknown' sets the policy for the unrecognized names of a family, and 'concrete' has no values of a family; remove it [unknown-needs-family]
  var concrete: Text
  // widgetgen: unknown = keep
  // expected-error 17-30: kept JSON has type 'any Component', but 'narrow' requires a narrower type; write 'throw', 'skip' or the name of a fallback type [unknown-is-wider]
  var narrow: any Component & Focusable
}
