// widgetgen: family, tag = "kind", nameStyle = kebab-case
protocol Component: Codable {}

// widgetgen: family, joins = Component, tag = "type", content = "value", nameStyle = snake_case, caseInsensitive
// expected-fix 40-53: remove
// expected-error 42-53: 'tag = "type"' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys and names; remove it [contradicts-joined-family]
// expected-fix 54-72: remove
// expected-error 56-72: 'content = "value"' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys and names; remove it [contradicts-joined-family]
// expected-fix 73-96: remove
// expected-error 75-96: 'nameStyle = snake_case' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys and names; remove it [contradicts-joined-family]
// expected-fix 97-113: remove
// expected-error 99-113: 'caseInsensitive' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys and names; remove it [contradicts-joined-family]
protocol ShopComponent: Component {}

// widgetgen: family, joins = Component, tag = "kind", nameStyle = kebab-case
protocol CartComponent: Component {}
