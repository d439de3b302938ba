import WidgetRuntime

// widgetgen: family, equatable
enum Shape { case circle(radius: Double) }

// widgetgen: family, equatable, decodable
enum Event { case tap(count: Int) }
