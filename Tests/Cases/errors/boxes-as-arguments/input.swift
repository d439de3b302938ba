// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var text: String
}

// widgetgen: codable
struct Page<Item: Codable> {
  var items: [Item]
}

// widgetgen: codable
struct Screen {
  var components: Page<any Component>
  // expected-error 7-16: 'components' has type 'Page<any Component>', which cannot be coded; write 'AnyComponent' instead of 'any Component', write 'static func decodeComponents(from:)' and 'func encodeComponents(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
}
