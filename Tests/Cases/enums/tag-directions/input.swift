// widgetgen: family, tag(decode) = ["kind", "type"]
enum Block {
  case text(text: String)
  case plain(note: String?)
}
