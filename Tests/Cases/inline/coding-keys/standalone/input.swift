import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Badge: Component {
  let title: String
  // widgetgen: key = "text_size"
  var size: Int?
  // widgetgen:inline:auto:Badge.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  enum CodingKeys: String, CodingKey {
      case title
      case size = "text_size"
  }

  init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
      size = try container.decodeIfPresent(Int.self, forKey: .size)
  }

  func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try WidgetCoding.encodeName("badge", forKey: "type", to: encoder)
      try container.encode(title, forKey: .title)
      try container.encodeIfPresent(size, forKey: .size)
  }
  // widgetgen:end
}

// widgetgen: codable
struct Label {
  let title: String
}

extension Label: Codable {
  // widgetgen:inline:auto:Label.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  enum CodingKeys: String, CodingKey {
      case title
  }

  init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      title = try container.decode(String.self, forKey: .title)
  }

  func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(title, forKey: .title)
  }
  // widgetgen:end
}

// widgetgen: codable
class Base: Codable {
  var id: Int

  init(id: Int) { self.id = id }
  // widgetgen:inline:auto:Base.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  enum CodingKeys: String, CodingKey {
      case id
  }

  required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Int.self, forKey: .id)
  }

  func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
  }
  // widgetgen:end
}

// widgetgen: codable
final class Derived: Base {
  var name: String = ""
  // widgetgen:inline:auto:Derived.Coding
  private typealias WidgetInterface = WidgetCoding.Interface1

  enum CodingKeys: String, CodingKey {
      case name
  }

  required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
      try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
      try super.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(name, forKey: .name)
  }
  // widgetgen:end
}
