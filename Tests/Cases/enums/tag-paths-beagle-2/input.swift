// widgetgen: family, tag = "meta.type", default = plain
enum Block {
  case text(text: String)
  case plain(note: String?)
}

// widgetgen: family, tag = "data.kind", content = "data.value"
enum Shape {
  case circle(radius: Int)
  case one(Int)
  case none
}
