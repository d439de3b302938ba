// widgetgen: family, tag = "kind", renameAll = kebab-case
protocol Component: Codable {}

// widgetgen: family, joins = Component, tag = "type", content = "value", renameAll = snake_case, ignoreCase
protocol ShopComponent: Component {}

// widgetgen: family, joins = Component, tag = "kind", renameAll = kebab-case
protocol CartComponent: Component {}
