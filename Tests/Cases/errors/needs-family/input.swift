// widgetgen: tag = "kind", content = "value", unknown = keep
// expected-error 15-26: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
// expected-error 29-45: 'content' has no effect without 'family'; write '// widgetgen: family, content = "value"', or remove it [needs-family]
// expected-error 48-61: 'unknown' has no effect without 'family'; write '// widgetgen: family, unknown = keep', or remove it [needs-family]
protocol Component: Codable {}

// widgetgen: untagged
// expected-error 15-22: 'untagged' has no effect without 'family'; write '// widgetgen: family, untagged', or remove it [needs-family]
protocol Shape: Codable {}

// widgetgen: external, ignoreCase, renameAll = kebab-case
// expected-error 15-22: 'external' has no effect without 'family'; write '// widgetgen: family, external', or remove it [needs-family]
// expected-error 25-34: 'ignoreCase' has no effect without 'family'; write '// widgetgen: family, ignoreCase', or remove it [needs-family]
// expected-error 37-58: 'renameAll' has no effect without 'family'; write '// widgetgen: family, renameAll = kebab-case', or remove it [needs-family]
protocol Event: Codable {}

// widgetgen: joins = Component
// expected-error 15-31: 'joins' has no effect without 'family'; write '// widgetgen: family, joins = Component', or remove it [needs-family]
protocol ShopComponent: Component {}

// widgetgen: codable, tag = "kind"
// expected-error 24-35: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
enum Source {
  case url(path: String)
}

// widgetgen: untagged
// expected-error 15-22: 'untagged' has no effect without 'family'; write '// widgetgen: family, untagged', or remove it [needs-family]
enum Size {
  case points(Int)
}

// widgetgen: codable, ignoreCase
enum Mode {
  case light
}
