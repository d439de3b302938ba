import WidgetRuntime

// widgetgen: family
indirect enum Shape: Sendable {
  case circle(radius: Double)
  case framed(Shape)
  // expected-warning 8-13: the value of 'case framed' is under the key '_0', because 'Shape' has its name under the same tag; write '// widgetgen: key = …' to choose the key, or give 'Shape' another 'tag' [key-of-name]
  case group([Shape])
}
