// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  let text: String
}

struct Image: Component {
  let url: String
}

// widgetgen: family
enum Media {
  case video(url: String)
  case audio(url: String, seconds: Int)
  // widgetgen: unknown
  case other
}

// widgetgen: family
indirect enum Block {
  case component(any Component)
  case media(Media)
  case divider
  // widgetgen: name = "nested"
  case wrapped(any Component)
  case group(Block)
}
