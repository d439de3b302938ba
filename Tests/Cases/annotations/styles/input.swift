import WidgetRuntime

// widgetgen: family, keyStyle = snake_case
protocol Component: Codable {}

struct PushButton: Component {
  var titleText: String
  // widgetgen: keyStyle = Train-Case
  var contentType: String
  // widgetgen: keyStyle = camel_Snake_Case, alias = old
  var iconURLName: String?
  // widgetgen: key = K
  var otherKey: Int
}

// widgetgen: keyStyle = kebab-case
struct PageLink: Component {
  var linkTarget: String
}

enum Menu: Component {
  case open(itemCount: Int)
}

// widgetgen: family, joins = Component, tag = type
protocol CartElement: Component {}

struct CartItem: CartElement {
  var itemName: String
}

// widgetgen: codable, keyStyle = camel_Snake_Case
struct Header {
  var __pageTitle: String
  var size: Int
  // widgetgen: keyStyle = snake_case, key(decode) = in
  var lineHeight: Int
}

// widgetgen: family, nameStyle = Train-Case
enum Shape {
  case roundRect(/* widgetgen: keyStyle = SCREAMING_SNAKE_CASE */ cornerRadius: Int, lineWidth: Int)
}
