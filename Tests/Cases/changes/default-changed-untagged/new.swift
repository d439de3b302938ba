// widgetgen: family = untagged, default = bold
enum Style {
  case plain(color: String?)
  case bold(weight: Int?)
}
