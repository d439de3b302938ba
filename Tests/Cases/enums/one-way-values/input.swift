// widgetgen: family, nameStyle = snake_case
enum Destination {
  case sheet(/* widgetgen: skip(encode) */ sheet: String?)
  case page(url: String, /* widgetgen: skip(encode), default = 0 */ depth: Int)
}

// widgetgen: family = external
enum Event {
  case tap(/* widgetgen: skip(encode) */ at: Int?)
}

// widgetgen: family, content = value
enum Step {
  case wait(/* widgetgen: skip(encode) */ for: Int?, /* widgetgen: skip(encode) */ after: Int?)
}

// widgetgen: family = untagged
enum Size {
  case box(width: Int, /* widgetgen: skip(encode), invalid = nil */ unit: String?)
}
