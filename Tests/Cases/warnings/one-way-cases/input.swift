import WidgetRuntime

// widgetgen: family
enum Event {
  // widgetgen: skip, name = "gone"
  // expected-warning 23-26: 'name' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  case handler(/* widgetgen: key = "f" */ id: Int)
  // expected-warning 30-32: 'key' has no effect because 'case handler' is skipped; remove it [unused-annotation]
  // widgetgen: only = encode
  case tap(/* widgetgen: alias = "left", encodeKey = "l" */ x: Int)
  // expected-warning 26-30: 'alias' has no effect because 'case tap' is not decoded; remove it [unused-annotation]
  // widgetgen: only = decode
  case legacy(/* widgetgen: alias = "left", encodeKey = "l" */ x: Int)
  // expected-warning 45-53: 'encodeKey' has no effect because 'case legacy' is not encoded; remove it [unused-annotation]
  // widgetgen: only = decode
  case older(
    // widgetgen: explicitNil
    // expected-warning 19-29: 'explicitNil' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    note: String?,
    // widgetgen: omitIf = isEmpty, lossy
    // expected-warning 19-24: 'omitIf' has no effect because 'case older' is not encoded; remove it [unused-annotation]
    tags: [Int] = [])
  // widgetgen: only = encode, unknown
  // expected-warning 32-38: 'unknown' has no effect because 'case other' is not decoded; remove it [unused-annotation]
  case other
}
