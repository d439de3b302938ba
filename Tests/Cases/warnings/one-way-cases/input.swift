import WidgetRuntime

// widgetgen: family
enum Event {
  // widgetgen: skip, name = "gone"
  // expected-warning 23-26: 'name' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  case handler(/* widgetgen: key = "f" */ id: Int)
  // expected-warning 30-32: 'key' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  // widgetgen: skip(decode)
  case tap(/* widgetgen: alias = "left", key(encode) = "l" */ x: Int)
  // expected-warning 26-30: 'alias' has no effect because 'case tap' is not decoded; remove it [unused-annotation]
  // widgetgen: skip(encode)
  case legacy(/* widgetgen: alias = "left", key(encode) = "l" */ x: Int)
  // expected-warning 45-55: 'key(encode)' has no effect because 'case legacy' is not encoded; remove it [unused-annotation]
  // widgetgen: skip(encode)
  case older(
    // widgetgen: omit = never
    // expected-warning 19-22: 'omit' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    note: String?,
    // widgetgen: omit = isEmpty, lossy
    // expected-warning 19-22: 'omit' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    tags: [Int] = [])
  // widgetgen: skip(decode), unknown
  // expected-warning 31-37: 'unknown' has no effect because 'case other' is not decoded; remove it [unused-annotation]
  case other
}
