// widgetgen: family = untagged
enum Shape {
  case line(width: Int)
  case box(width: Int, height: Int?)
}
