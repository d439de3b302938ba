import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component { var text: String }

class Base: Codable {
  init() {}
  required init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}
#if PROMOTIONS
  extension Base: Component {}
#endif

class Banner: Base {
  override init() { super.init() }
  required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
  override func encode(to encoder: any Encoder) throws {}
}

#if DEBUG
  final class Trace: Banner {
    override init() { super.init() }
    required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    override func encode(to encoder: any Encoder) throws {}
  }
#endif
