import WidgetRuntime

// widgetgen: family, tag = "kindName", unknown = Other
protocol Component: Codable {}

struct PushButton: Component {
  var buttonTitle: String
  // widgetgen: key = "asIs"
  var exactKey: Int?
  // widgetgen: keyStyle = kebab-case
  var dashedKey: Int?
  // widgetgen: key = "data.itemCount"
  var itemCount: Int?
  // widgetgen: flatten
  var pageStyle: PageStyle?
  // widgetgen: flatten
  var pageSize: PageSize
}

struct Other: Component {}

// widgetgen: codable
struct PageStyle {
  var textColor: String
}

/// Swift codes this type, with the names of its properties.
struct PageSize: Codable {
  var pageWidth: Int
  var pageKind: PageKind
}

/// Swift codes this type as well.
enum PageKind: Codable {
  case custom(pageName: String)
}

// widgetgen: codable, keyStyle = PascalCase
struct Own {
  var firstName: String
  // widgetgen: keyStyle = false
  var lastName: String
}

// widgetgen: codable, keyStyle = false
struct Plain {
  var firstName: String
}

// widgetgen: codable
struct Listed {
  var firstName: String

  enum CodingKeys: String, CodingKey { case firstName }
}

// widgetgen: family, keyStyle = kebab-case
protocol Event: Codable {}

struct Tap: Event {
  var tapCount: Int
}

// widgetgen: family
enum Shape {
  case largeCircle(outerRadius: Int, _ innerRadius: Int)
}

// widgetgen: codable, keyStyle = false
enum Figure {
  case square(sideLength: Int)
}

// widgetgen: codable, family, keyStyle = snake_case
enum Line {
  case curve(
    startPoint: Int,
    /* widgetgen: keyStyle = false */ endPoint: Int)
}
