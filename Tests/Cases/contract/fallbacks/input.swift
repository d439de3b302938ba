// widgetgen: family
protocol Component: Codable {}

struct Stack: Component {
  // widgetgen: unknown = Placeholder
  var child: (any Component)?
  // widgetgen: unknown = Blank
  var children: [any Component] = []
}

// widgetgen: skip
struct Placeholder: Component {
  init(from decoder: any Decoder) throws {}
  func encode(to encoder: any Encoder) throws {}
}

extension Stack {
  // widgetgen: skip
  struct Blank: Component {
    var size: Int
  }
}
