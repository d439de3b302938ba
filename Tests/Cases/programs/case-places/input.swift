import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Screen: Component {
  var actions: [ButtonAction] = []
  var elements: [Element] = []
  var contents: [Content] = []
  var keyed: [Keyed] = []
  var forms: [Form] = []
}

// widgetgen: family, nameStyle = snake_case
enum ButtonAction: Sendable {
  case back
  case navigateTo(/* widgetgen: flatten */ destination: Destination)
  // widgetgen: unknown
  case unknown
}

// widgetgen: family, tag = destination, nameStyle = snake_case
enum Destination: Sendable {
  // widgetgen: key = [id: url.url_lid, method: url.method]
  case terms(id: String, method: Method)
  // widgetgen: key = sheet.id
  case sheet(String?)
  case center
}

enum Method: String, Codable, Sendable {
  case external
  case inApp = "in_app"
}

// widgetgen: family
enum Element: Sendable {
  case stack(/* widgetgen: flatten */ Stack, /* widgetgen: flatten */ Properties?)
  case space(height: Double, /* widgetgen: flatten */ properties: Properties?)
  case image(
    // widgetgen: alias = [old.url, link]
    url: String,
    // widgetgen: key = meta.alt, default = "none"
    alt: String,
    // widgetgen: key = meta.size, invalid = 0
    size: Int?,
    // widgetgen: key(decode) = meta.note, key(encode) = info.note, omit = key
    note: String?)
  case shape(id: Int, /* widgetgen: flatten */ shape: any Shape)
  case bare(/* widgetgen: flatten */ Properties?)
}

struct Stack: Codable, Sendable {
  var items: [String]
}

struct Properties: Codable, Sendable {
  var id: String?
  var padding: Double?
}

// widgetgen: family, tag = form
protocol Shape: Codable, Sendable {}

struct Circle: Shape {
  var radius: Int
}

// widgetgen: family, content = value
enum Content: Sendable {
  // widgetgen: key = [x: at.x, y: at.y]
  case point(x: Int, y: Int)
  case text(/* widgetgen: flatten */ text: Text)
}

struct Text: Codable, Sendable {
  var text: String
}

// widgetgen: family = external
enum Keyed: Sendable {
  // widgetgen: key = [x: at.x, y: at.y]
  case point(x: Int, y: Int)
  case text(/* widgetgen: flatten */ text: Text)
}

// widgetgen: family = untagged
enum Form: Sendable {
  // widgetgen: key = [least: range.least, greatest: range.greatest]
  case range(least: Int, greatest: Int)
  case note(/* widgetgen: flatten */ text: Text, /* widgetgen: flatten */ properties: Properties?)
  case number(Int)
}
