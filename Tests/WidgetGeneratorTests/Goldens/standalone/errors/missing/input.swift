// widgetgen: family, missing = Txt
protocol Component: Codable {}

struct Text: Component {}

// widgetgen: family, missing = unknown
protocol Event: Codable {}

// widgetgen: family, missing = txt
enum Block {
  case text
}

// widgetgen: family, missing = unknown
enum Message {
  case mail
}

// widgetgen: family, external, missing = mail
enum Post {
  case mail
}
