// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Int, text: String)
  case erased(at: Int)
  case whole(text: String)
}
