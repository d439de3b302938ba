enum Mode: String, Codable { case light, dark }

// widgetgen: memberwise
struct Size {
  // widgetgen: default = 3
  var width: Int
  // widgetgen: default = 4
  let height: Int?
}

// widgetgen: codable
public struct Card {
  // widgetgen: default = untitled
  public var title: String
  // widgetgen: default = dark
  var mode: Mode
}

// widgetgen: family
protocol Component: Codable {}

// widgetgen: memberwise = false
struct Checked: Component {
  let count: Int

  init?(checking count: Int) {
    guard count > 0 else { return nil }
    self.count = count
  }
}
