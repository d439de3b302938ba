// widgetgen: family = untagged, default = whole
enum ContentChange {
  case part(range: Int, length: Int?, text: String)
  case erased(place: Int)
  case whole(text: String)
}
