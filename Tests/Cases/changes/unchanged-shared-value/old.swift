// A comment.
// widgetgen: codable
struct Box {
  var size: Size
}

enum Size: Int, Codable {
  #if os(Linux)
    case small = 1
  #else
    case tiny = 1
  #endif
  case large = 2
}
