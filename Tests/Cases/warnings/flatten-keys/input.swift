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
  // expected-note 7-12: first used here
  // widgetgen: flatten
  // expected-warning 17-23: 'size' adds the key 'height', which 'height' already has; remove 'flatten', or give 'height' another with '// widgetgen: key = "…"' [flatten-brings-key]
  var size: Size
  // expected-note 7-10: first used here
  // widgetgen: flatten
  // expected-warning 17-23: 'frame' adds the key 'width', and so does 'size'; remove 'flatten' from one of them [flatten-brings-key]
  var frame: Frame?
}

// widgetgen: codable
struct Twice {
  // widgetgen: flatten
  var inner: Size
  // expected-note 7-11: first used here
  // expected-note 7-11: first used here
  // widgetgen: flatten
  // expected-warning 17-23: 'outer' adds the key 'height', and so does 'inner'; remove 'flatten' from one of them [flatten-brings-key]
  // expected-warning 17-23: 'outer' adds the key 'width', and so does 'inner'; remove 'flatten' from one of them [flatten-brings-key]
  var outer: Size
}
