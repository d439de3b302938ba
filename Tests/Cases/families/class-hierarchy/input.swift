import WidgetRuntime

// widgetgen: family = external
protocol Component: Codable {}

struct Image: Component { var url: String }

class Base: Component {
  var a = 1

  init(a: Int) { self.a = a }

  required init(from decoder: any Decoder) throws {
    a = try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "a")
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(a, forKey: "a")
  }
}

class Middle: Base {
  var b: Int

  init(b: Int) {
    self.b = b
    super.init(a: 1)
  }

  required init(from decoder: any Decoder) throws {
    b = try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "b")
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(b, forKey: "b")
  }
}

struct Text: Component { var text: String }

final class Leaf: Middle {
  var c: Int

  init(c: Int) {
    self.c = c
    super.init(b: 1)
  }

  required init(from decoder: any Decoder) throws {
    c = try decoder.container(keyedBy: WireKey.self).decode(Int.self, forKey: "c")
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(c, forKey: "c")
  }
}
