// Boxes can be generic arguments like any other type, but only properties leave out their unknown names.

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
  // expected-warning 7-16: 'unknown = skip' of 'Component' has no effect in the generic arguments of 'components', so unrecognized names are errors there; write a type with '[any Component]' instead of the generic type, or write 'unknown = keep' on the family [unknown-in-argument]
  var actions: Page<AnyAction>
  var first: AnyComponent
  var list: [AnyComponent] = []
  var last: AnyComponent?
}
