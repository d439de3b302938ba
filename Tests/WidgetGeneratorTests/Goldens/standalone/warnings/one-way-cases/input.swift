import WidgetRuntime

// widgetgen: family
enum Event {
  // widgetgen: skip, name = "gone"
  case handler(/* widgetgen: key = "f" */ id: Int)
  // widgetgen: only = encode
  case tap(/* widgetgen: alias = "left", encodeKey = "l" */ x: Int)
  // widgetgen: only = decode
  case legacy(/* widgetgen: alias = "left", encodeKey = "l" */ x: Int)
  // widgetgen: only = decode
  case older(
    // widgetgen: explicitNil
    note: String?,
    // widgetgen: omitIf = isEmpty, lossy
    tags: [Int] = [])
  // widgetgen: only = encode, unknown
  case other
}
