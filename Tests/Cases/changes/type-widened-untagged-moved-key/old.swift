// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Int, note: String?, text: String)
  case whole(text: String)
}
