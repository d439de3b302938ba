// widgetgen: tag = "kind", content = "value", unknown = keep
protocol Component: Codable {}

// widgetgen: untagged
protocol Shape: Codable {}

// widgetgen: external, ignoreCase, renameAll = kebab-case
protocol Event: Codable {}

// widgetgen: joins = Component
protocol ShopComponent: Component {}

// widgetgen: codable, tag = "kind"
enum Source {
  case url(path: String)
}

// widgetgen: untagged
enum Size {
  case points(Int)
}

// widgetgen: codable, ignoreCase
enum Mode {
  case light
}
