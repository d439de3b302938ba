import WidgetRuntime

// widgetgen: family, tag = "nodeType"
protocol Node: Codable {}

class Heading: Node {
  var nodeType = "heading"
  var level = 1
  init() {}
  // widgetgen:inline:auto:Heading.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      nodeType = try fields.decodeIfPresent(String.self, forKey: "nodeType") ?? "heading"
      level = try fields.decodeIfPresent(Int.self, forKey: "level") ?? 1
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(nodeType, forKey: "nodeType")
      try fields.encode(level, forKey: "level")
  }
  // widgetgen:end
}

// widgetgen: name = "heading-1"
class FirstHeading: Heading {
  var text = ""
  // widgetgen:inline:auto:FirstHeading.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      text = try fields.decodeIfPresent(String.self, forKey: "text") ?? ""
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(text, forKey: "text")
  }
  // widgetgen:end
}

// widgetgen: name = "heading-2"
class SecondHeading: FirstHeading {
  // widgetgen:inline:auto:SecondHeading.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
  }
  // widgetgen:end
}

class Plain: Node {
  init() {}
  // widgetgen:inline:auto:Plain.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
  }

  func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("plain", forKey: "nodeType")
  }
  // widgetgen:end
}

class Derived: Plain {
  var x = 1
  // widgetgen:inline:auto:Derived.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  required init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      x = try fields.decodeIfPresent(Int.self, forKey: "x") ?? 1
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("derived", forKey: "nodeType")
      try fields.encode(x, forKey: "x")
  }
  // widgetgen:end
}
