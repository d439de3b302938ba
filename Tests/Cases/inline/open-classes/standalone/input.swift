import WidgetRuntime

// widgetgen: codable
open class Shape: Codable {
  open var name: String = ""
  public init() {}
  // widgetgen:inline:auto:Shape.Init
  public init(
      name: String = ""
  ) {
      self.name = name
  }
  // widgetgen:end
  // widgetgen:inline:auto:Shape.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  public required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      name = try fields.decodeIfPresent(String.self, forKey: "name") ?? ""
  }

  open func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(name, forKey: "name")
  }
  // widgetgen:end
}

// widgetgen: codable
open class Circle: Shape {
  // The superclass stores and codes it.
  override open var name: String { didSet {} }
  var radius: Int = 0
  // widgetgen:inline:auto:Circle.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  public required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      radius = try fields.decodeIfPresent(Int.self, forKey: "radius") ?? 0
      try super.init(from: decoder)
  }

  open override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(radius, forKey: "radius")
  }
  // widgetgen:end
}
