import WidgetRuntime

// widgetgen: family, encodable = false
enum Source {
  case url(String)
  case asset(name: String)
}

// widgetgen: family, decodable = false
enum Event {
  case tap(count: Int)
  case close
}
