import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

// widgetgen: content = "data.attributes"
struct Article: Component {
  var title: String
  // widgetgen: alias = ["sub", "caption"]
  var subtitle: String?
  // widgetgen: key = "stats.views"
  var views = 0
  // widgetgen: key(decode) = "meta.in", key(encode) = "meta.out", alias = "meta.old"
  var count: Int
  // widgetgen: key(decode) = "meta.only"
  var size: Int?
  // widgetgen: key(encode) = "meta.written", key = k
  var written: Int?
  // widgetgen: omit = never
  var note: String?
  // widgetgen: lossy
  var children: [any Component]
  // widgetgen: skip
  var cache = 0
}

// widgetgen: codable
struct Plain {
  // widgetgen: key(decode) = "a.b", key(encode) = c
  var one: Int
  // widgetgen: key(encode) = "a.b"
  var two: Int
}

// widgetgen: codable, keyStyle = snake_case
struct Literal {
  // widgetgen: key = `meta.size`
  var size: Int
  // widgetgen: key = meta.`a.b`, alias = [`old.key`, other]
  var inner: Int
  // widgetgen: alias = meta.older
  var ownKey: Int
  // widgetgen: key(encode) = `x.y`
  var lineHeight: Int
}
