// Boxes can be generic arguments like any other type.

// widgetgen: family, unknown = skip
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// widgetgen: family, unknown = keep
protocol Action: Codable {}

struct Open: Action {
  var url: String
}

// widgetgen: codable
struct Page<Item: Codable> {
  var items: [Item]
}

// widgetgen: codable
struct Screen {
  var components: Page<AnyComponent>
  var actions: Page<AnyAction>
  var first: AnyComponent
}
