import WidgetRuntime

// widgetgen: codable
enum Status: Int {
  // widgetgen: name = "ok"
  case success = 200
  // widgetgen: name = [400, 499...400]
  case mistake = 400
}

// widgetgen: codable
enum Scale: Double {
  // widgetgen: name = 1...2
  case small = 1.5
}
