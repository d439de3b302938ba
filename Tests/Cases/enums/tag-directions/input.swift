// widgetgen: family, decodeTag = ["kind", "type"]
enum Block {
  case text(text: String)
  case plain(note: String?)
}
