// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Int, text: String)
  case whole(text: String, note: String?)
}
