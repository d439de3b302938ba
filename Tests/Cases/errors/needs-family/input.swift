// widgetgen: tag = "kind", content = "value", unknown = keep
// expected-fix 15: insert 'family, '
// expected-fix 15: insert 'family, '
// expected-fix 15: insert 'family, '
// expected-error 15-26: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
// expected-error 29-45: 'content' has no effect without 'family'; write '// widgetgen: family, content = "value"', or remove it [needs-family]
// expected-error 48-61: 'unknown' has no effect without 'family'; write '// widgetgen: family, unknown = keep', or remove it [needs-family]
protocol Component: Codable {}

// widgetgen: content = body
// expected-fix 15: insert 'family, '
// expected-error 15-28: 'content' has no effect without 'family'; write '// widgetgen: family, content = body', or remove it [needs-family]
protocol Shape: Codable {}

// widgetgen: caseInsensitive, nameStyle = kebab-case
// expected-fix 15: insert 'family, '
// expected-fix 15: insert 'family, '
// expected-error 15-29: 'caseInsensitive' has no effect without 'family'; write '// widgetgen: family, caseInsensitive', or remove it [needs-family]
// expected-error 32-53: 'nameStyle' has no effect without 'family'; write '// widgetgen: family, nameStyle = kebab-case', or remove it [needs-family]
protocol Event: Codable {}

// widgetgen: joins = Component
// expected-fix 15: insert 'family, '
// expected-error 15-31: 'joins' has no effect without 'family'; write '// widgetgen: family, joins = Component', or remove it [needs-family]
protocol ShopComponent: Component {}

// widgetgen: codable, tag = "kind"
// expected-fix 15: insert 'family, '
// expected-error 24-35: 'tag' has no effect without 'family'; write '// widgetgen: family, tag = "kind"', or remove it [needs-family]
enum Source {
  case url(path: String)
}

// widgetgen: default = points
// expected-fix 15: insert 'family, '
// expected-error 15-30: 'default' has no effect without 'family'; write '// widgetgen: family, default = points', or remove it [needs-family]
enum Size {
  case points(Int)
}

// widgetgen: codable, caseInsensitive
enum Mode {
  case light
}
