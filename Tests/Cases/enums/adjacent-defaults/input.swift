import WidgetRuntime

// widgetgen: family, tag = "t", content = "c"
enum Filter {
  case blur(x: Int = 3, y: Int? = 9, z: Int?)
  case level(Int = 4)
  case mixed(x: Int, y: Int = 1)
}
