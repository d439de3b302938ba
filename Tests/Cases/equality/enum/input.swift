// widgetgen: equatable
enum Route {
  case web(url: String, Int)
  case local
  #if DEBUG
    case debug
  #endif
}

// widgetgen: equatable
enum Single { case only(Int) }
