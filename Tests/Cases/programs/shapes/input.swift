import WidgetRuntime

// widgetgen: family, tag = "type"
protocol Component: Codable, Sendable {}

protocol TextComponent: Component {}

protocol Focusable: Sendable {}

typealias Children = [any Component]

// widgetgen: family, tag = "t", content = "c", unknown = UnknownAction
protocol Action: Sendable {}

// widgetgen: family = external
protocol Animation: Sendable {}

// widgetgen: family = untagged
protocol Size: Sendable {}

enum Expression<T: Codable & Sendable>: Codable, Sendable {
  case value(T)
  case expression(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self), text.hasPrefix("@{") {
      self = .expression(text)
    } else {
      self = .value(try container.decode(T.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .value(let value): try container.encode(value)
    case .expression(let text): try container.encode(text)
    }
  }
}

struct Text: TextComponent, Focusable {
  let text: Expression<String>
}

struct Image: Component { let url: String }

struct Card: Component {
  var header: any TextComponent
  var image: Image?
  var children: Children?
  var list: [any Component] = []
  var grid: [[any Component]]?
  var named: [String: any Component] = [:]
  var mixed: [String: [any TextComponent]]?
  var focus: (any Component & Focusable)?
  var onPress: [any Action]?
  var animation: (any Animation)?
  var size: (any Size)?
  var shape: Shape?
  var gaps: [(any Component)?]?
}

/// Its own `init(from:)` and `encode(to:)` are used, and the family encodes its name.
struct Legacy: Component {
  var value: Int

  enum CodingKeys: String, CodingKey { case value = "v" }

  init(from decoder: any Decoder) throws {
    value = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .value)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
  }
}

struct Open: Action { let url: String }

struct Close: Action {}

struct UnknownAction: Action, Codable { let t: String }

struct Fade: Animation { let seconds: Double }

struct Slide: Animation { var from: String? }

struct Fixed: Size { let width: Int }

struct Relative: Size { let percent: Int }

// widgetgen: family, tag = "kind"
indirect enum Shape: Sendable {
  case circle(radius: Double, filled: Bool = true)
  case text(String)
  case image(Image)
  case group([Shape])
  case component(any Component)
  // widgetgen: name = "none", alias = "empty"
  case nothing
  // widgetgen: unknown
  case other(JSONValue)
}
