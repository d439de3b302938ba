// widgetgen: family, tag = "kind", nameStyle = kebab-case
protocol Component: Codable {}

// widgetgen: family, joins = Component, tag = "type", content = "value", nameStyle = snake_case, caseInsensitive
// expected-fix 40-53: remove
// expected-error 42-53: 'tag = "type"' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
// expected-fix 54-72: remove
// expected-error 56-72: 'content = "value"' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
// expected-fix 73-96: remove
// expected-error 75-96: 'nameStyle = snake_case' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
// expected-fix 97-113: remove
// expected-error 99-113: 'caseInsensitive' contradicts 'Component': 'ShopComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
protocol ShopComponent: Component {}

// widgetgen: family, joins = Component, tag = "kind", nameStyle = kebab-case
protocol CartComponent: Component {}

// widgetgen: family, unknown = skip, keyStyle = snake_case, default = unknown
protocol Action: Codable {}

// widgetgen: family, joins = Action, unknown = keep, keyStyle = kebab-case, default = Buy
// expected-fix 37-52: remove
// expected-error 39-52: 'unknown = keep' contradicts 'Action': 'ShopAction' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
// expected-fix 53-75: remove
// expected-error 55-75: 'keyStyle = kebab-case' contradicts 'Action': 'ShopAction' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
// expected-fix 76-90: remove
// expected-error 78-90: 'default = Buy' contradicts 'Action': 'ShopAction' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
protocol ShopAction: Action {}

struct Buy: ShopAction {}

// widgetgen: family, joins = Action, unknown = skip, keyStyle = snake_case, default = unknown
protocol CartAction: Action {}

// widgetgen: family, joins = Component, unknown = skip
// expected-fix 40-55: remove
// expected-error 42-55: 'unknown = skip' contradicts 'Component': 'QuietComponent' joins it, and inherits its keys, names and policies; remove it [contradicts-joined-family]
protocol QuietComponent: Component {}

// widgetgen: family, unknown = Other
protocol Block: Codable {}

struct Other: Block {}

// widgetgen: family, joins = Block
protocol ShopBlock: Block {}
// expected-error 10-18: 'ShopBlock' inherits 'unknown = Other' from 'Block', and 'Other' is not a type of 'ShopBlock'; write 'unknown = throw', 'unknown = skip' or 'unknown = TYPE' with such a type [unknown-fallback]

// widgetgen: family, joins = Block, unknown = throw
protocol CartBlock: Block {}
