import WidgetRuntime

struct Size: Codable, Sendable { var width: Int; var height: Int }

struct Frame: Codable, Sendable {
  var corner: Int
  var title: String

  enum CodingKeys: String, CodingKey { case corner, title = "width" }
}

// widgetgen: codable
struct Box {
  var height: Int
  // widgetgen: flatten
  var size: Size
  // widgetgen: flatten
  var frame: Frame?
}

// widgetgen: codable
struct Twice {
  // widgetgen: flatten
  var inner: Size
  // widgetgen: flatten
  var outer: Size
}
