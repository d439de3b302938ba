// widgetgen: family = untagged
enum Shape {
  case box(width: Int, height: Int?)
  case line(width: Int)
}
