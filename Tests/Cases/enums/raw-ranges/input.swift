import WidgetRuntime

// widgetgen: codable
enum Status: Int {
  // widgetgen: name = 200, alias = [201, 204]
  case success = 200
  // widgetgen: alias = 400..<500
  case mistake = 400
  // widgetgen: name = 503, alias = 500...599
  case failure = 500
  // widgetgen: unknown
  case other = 0
}
