// widgetgen: family, tag = "kind"
protocol Component: Codable {}

struct Text: Component {
  let text: String
}

struct Style: Codable {
  let color: String
  let width: Int?
}

struct ByHand: Codable {
  let x: Int

  init(from decoder: any Decoder) throws {
    x = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .x)
  }
}

// widgetgen: codable
struct Frame {
  // widgetgen: key = "size.width"
  let width: Int
  // widgetgen: alias = "h"
  let height: Int
  // widgetgen: flatten
  let style: Style
}

// widgetgen: codable
struct Box {
  // widgetgen: flatten
  let style: Style?
  // widgetgen: flatten
  let content: (any Component)?
  // widgetgen: flatten
  let other: ByHand?
}

// widgetgen: codable
struct Outer {
  // widgetgen: flatten
  let frame: Frame?
}
