import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: path = "data.attributes"
struct Article: Component {
  var title: String
  // widgetgen: alias = ["sub", "caption"]
  var subtitle: String?
  // widgetgen: path = "stats.views"
  var views = 0
  // widgetgen: decodePath = "meta.in", encodePath = "meta.out", alias = "meta.old"
  var count: Int
  // widgetgen: decodePath = "meta.only"
  var size: Int?
  // widgetgen: encodePath = "meta.written", key = k
  var written: Int?
  // widgetgen: explicitNil
  var note: String?
  // widgetgen: lossy
  var children: [any Component]
  // widgetgen: skip
  var cache = 0
}

// widgetgen: codable
struct Plain {
  // widgetgen: decodePath = "a.b", encodeKey = c
  var one: Int
  // widgetgen: encodePath = "a.b"
  var two: Int
}
