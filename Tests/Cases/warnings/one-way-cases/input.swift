import WidgetRuntime

// widgetgen: family
enum Event {
  // widgetgen: skip, name = "gone"
  // expected-fix 21-35: remove
  // expected-warning 23-26: 'name' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  case handler(/* widgetgen: key = "f" */ id: Int)
  // expected-fix 16-41: remove
  // expected-warning 30-32: 'key' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  // widgetgen: skip(decode)
  case tap(/* widgetgen: alias = "left", key(encode) = "l" */ x: Int)
  // expected-warning 26-30: 'alias' has no effect because 'case tap' is not decoded; remove it [unused-annotation]
  // expected-fix 26-41: remove
  // widgetgen: skip(encode)
  case legacy(/* widgetgen: alias = "left", key(encode) = "l" */ x: Int)
  // expected-fix 43-61: remove
  // expected-warning 45-55: 'key(encode)' has no effect because 'case legacy' is not encoded; remove it [unused-annotation]
  // widgetgen: skip(encode)
  case older(
    // widgetgen: omit = never
    // expected-fix 1-30: remove
    // expected-warning 19-22: 'omit' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    note: String?,
    // widgetgen: omit = isEmpty, lossy
    // expected-warning 19-22: 'omit' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    // expected-fix 19-34: remove
    tags: [Int] = [])
  // widgetgen: skip(decode), unknown
  // expected-fix 29-37: remove
  // expected-warning 31-37: 'unknown' has no effect because 'case other' is not decoded; remove it [unused-annotation]
  case other
}
