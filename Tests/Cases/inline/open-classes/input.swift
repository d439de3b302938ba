import WidgetRuntime

// widgetgen: codable
open class Shape: Codable {
  open var name: String = ""
  public init() {}
  // widgetgen:inline:auto:Shape.Init
  // widgetgen:end
  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

// widgetgen: codable
open class Circle: Shape {
  // The superclass stores and codes it.
  override open var name: String { didSet {} }
  var radius: Int = 0
  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}
