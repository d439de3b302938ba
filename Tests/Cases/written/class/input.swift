import WidgetRuntime

// widgetgen: codable
final class Text: Codable {
  var title: String

  init(title: String) { self.title = title }

  init(from decoder: any Decoder) throws {
    title = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(title)
  }
}

// widgetgen: codable
struct Image: Codable {
  var text: Text
  let url: String
  var size: Int? = nil
}

// widgetgen: codable
final class Caption: Codable {
  var text: String

  init(from text: String) { self.text = text }

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
