import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: alias = [label, text]
// expected-error 15-35: 'Text' is decoded from 'text' already; remove it from 'alias' [repeated-annotation]
struct Text: Component {
  // widgetgen: key = caption, alias = caption
  // expected-error 32-46: 'title' is decoded from 'caption' already; remove it from 'alias' [repeated-annotation]
  var title: String
  // widgetgen: alias = [a.b, c, a.b]
  // expected-error 17-37: 'size' is decoded from 'a.b' already; remove it from 'alias' [repeated-annotation]
  var size: Int
  // Encoded with this key, it is not decoded from it.
  // widgetgen: key(encode) = number, alias = number
  var count: Int
}

// widgetgen: family, caseInsensitive
enum Event {
  // widgetgen: alias = Tap
  // expected-error 17-27: 'case tap' is decoded from 'Tap' already; remove it from 'alias' [repeated-annotation]
  case tap(/* widgetgen: alias = x */ x: Int, /* widgetgen: alias = a.y */ y: Int)
  // expected-error 26-34: 'x' is decoded from 'x' already; remove it from 'alias' [repeated-annotation]
  // widgetgen: name = close, alias = [dismiss, dismiss]
  // expected-error 31-56: 'case end' is decoded from 'dismiss' already; remove it from 'alias' [repeated-annotation]
  case end
  // widgetgen: skip(decode), alias = start
  // expected-fix 29-43: remove
  // expected-warning 31-35: 'alias' has no effect because 'case begin' is not decoded; remove it [unused-annotation]
  case begin
}

// widgetgen: codable
enum Mode: String {
  // widgetgen: alias = light
  // expected-error 17-29: 'case light' is decoded from 'light' already; remove it from 'alias' [repeated-annotation]
  case light
  case dark
}

// widgetgen: transparent
enum Side {
  // widgetgen: alias = left
  // expected-error 17-28: 'case left' is decoded from 'left' already; remove it from 'alias' [repeated-annotation]
  case left
  case right
}

// widgetgen: family = untagged
enum Length {
  // widgetgen: alias = points
  // expected-fix 1-30: remove
  // expected-warning 17-21: 'alias' has no effect because 'Length' is untagged and has no names; remove it [unused-annotation]
  case number(Int)
}

/// It has no name.
// widgetgen: codable, alias = page
// expected-fix 22-35: remove
// expected-warning 24-28: 'alias' has no effect because 'Screen' has no name in a family; remove it [unused-annotation]
struct Screen {
  var text: Text
}
