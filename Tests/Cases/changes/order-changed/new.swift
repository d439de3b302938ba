// widgetgen: family = untagged
enum Amount {
  case text(String)
  case real(Double)
  case whole(Int)
}
