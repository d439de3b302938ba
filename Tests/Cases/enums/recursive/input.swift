import WidgetRuntime

// widgetgen: family
indirect enum Shape: Sendable {
  case circle(radius: Double)
  case framed(Shape)
  case group([Shape])
}
