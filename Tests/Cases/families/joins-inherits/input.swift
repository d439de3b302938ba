// widgetgen: family, tag = "kind", content = "value", nameStyle = kebab-case, caseInsensitive
protocol Component: Codable {}

// widgetgen: family, joins = Component
protocol ShopComponent: Component {}

// widgetgen: family, joins = ShopComponent
protocol CartComponent: ShopComponent {}

struct PriceTag: CartComponent {
  let cents: Int
}

// widgetgen: family, unknown = skip, default = unknown, keyStyle = snake_case
protocol Action: Codable {}

// widgetgen: family, joins = Action
protocol ShopAction: Action {}

// widgetgen: family, joins = ShopAction
protocol CartAction: ShopAction {}

struct Buy: CartAction {
  let itemCount: Int
}

// widgetgen: codable
struct Menu {
  let all: [any Action]
  let some: [any CartAction]
}

// widgetgen: family, unknown = keep, default = Text
protocol Block: Codable {}

struct Text: Block {}

// widgetgen: family, joins = Block
protocol ShopBlock: Block {}

struct Offer: ShopBlock {}
