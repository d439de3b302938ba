// widgetgen: family, tagPath = "meta.type", missing = plain
enum Block {
  case text(text: String)
  case plain(note: String?)
}

// widgetgen: family, tagPath = "data.kind", contentPath = "data.value"
enum Shape {
  case circle(radius: Int)
  case one(Int)
  case none
}
