// widgetgen: family, tagType = Int, keyStyle = snake_case
enum Button {
  // widgetgen: name = 2
  case link(targetURL: String)
  // widgetgen: name = 3, alias = 4
  case menu(itemCount: Int, Int)
  // widgetgen: unknown, name = 0
  case other
}

// widgetgen: family, tag = "t", content = "c", tagType = Int, default = unknown
enum Event {
  // widgetgen: name = 1
  case tap(count: Int)
  // widgetgen: unknown, name = 0
  case other
}
