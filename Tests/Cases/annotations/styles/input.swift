import WidgetRuntime

// widgetgen: family, renameAllFields = snake_case
protocol Component: Codable {}

struct PushButton: Component {
  var titleText: String
  // widgetgen: style = Train-Case
  var contentType: String
  // widgetgen: style = camel_Snake_Case, alias = old
  var iconURLName: String?
  // widgetgen: key = K
  var otherKey: Int
}

// widgetgen: renameAll = kebab-case
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

// widgetgen: codable, renameAll = camel_Snake_Case
struct Header {
  var __pageTitle: String
  var size: Int
  // widgetgen: style = snake_case, decodeKey = in
  var lineHeight: Int
}

// widgetgen: family, renameAll = Train-Case
enum Shape {
  case roundRect(/* widgetgen: style = SCREAMING_SNAKE_CASE */ cornerRadius: Int, lineWidth: Int)
}
