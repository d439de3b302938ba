// widgetgen: family = untagged, default = plain
enum Style {
  case plain(color: String?)
  case bold(weight: Int?)
}
