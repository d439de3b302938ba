// widgetgen: family, external, untagged
protocol Shape: Codable {}

// widgetgen: family, content = "type"
protocol Event: Codable {}

// widgetgen: codable
struct Label {
  let a: String  // widgetgen: path = "x.y", key = "z"
  let b: Size  // widgetgen: flatten, key = "size"
  let c: String  // widgetgen: key = [d, e]
  let f: String  // widgetgen: default =
}

// widgetgen: codable
struct Size {
  let width: Int
}
