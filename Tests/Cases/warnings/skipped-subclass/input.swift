import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

class Base: Component {
  var a = 1

  init(a: Int) { self.a = a }

  // widgetgen:inline:auto:Base.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      a = try fields.decodeIfPresent(Int.self, forKey: "a") ?? 1
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("base", forKey: "type")
      try fields.encode(a, forKey: "a")
  }
  // widgetgen:end
}

// widgetgen: skip
final class Mock: Base {}
// expected-warning 13-16: 'Mock' is skipped, but encoded as 'Base' under the name 'base'; remove 'skip', and write its coding by hand [skipped-subclass]

// It can encode anything.
// widgetgen: skip
final class Own: Base {
  override func encode(to encoder: any Encoder) throws { try "own".encode(to: encoder) }
}

// widgetgen: family = external
protocol Action: Codable {}

class Tap: Action {
  init() {}
  required init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

class LongTap: Tap {
  override init() { super.init() }
  required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
  override func encode(to encoder: any Encoder) throws {}
}

// widgetgen: skip
final class VeryLongTap: LongTap {
// expected-warning 13-23: 'VeryLongTap' is skipped, but encoded as 'LongTap' under the name 'longTap'; remove 'skip', and write its coding by hand [skipped-subclass]
  override func encode(to encoder: any Encoder) throws {}
}

// widgetgen: family = untagged
protocol Size: Codable {}

class Width: Size {
  init() {}
  required init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

// widgetgen: skip
final class Narrow: Width {}
