// widgetgen: family = untagged
enum Amount {
  case whole(Int)
  case real(Double)
  case text(String)
}
