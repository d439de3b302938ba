// widgetgen: family, nameStyle = snake_case
enum Destination {
  case sheet(/* widgetgen: skip(encode) */ sheet: String?)
  case page(url: String, /* widgetgen: skip(encode), default = 0 */ depth: Int)
}
