// widgetgen: family, default = text
enum Block {
  case text(text: String)
  case image(url: String)
}

// widgetgen: family, tag = "t", content = "c", default = unknown
enum Message {
  case mail(to: String)
  // widgetgen: unknown
  case other
}
