// widgetgen: family, tag = "kind", content = "value", nameStyle = kebab-case, caseInsensitive
protocol Component: Codable {}

// widgetgen: family, joins = Component
protocol ShopComponent: Component {}

// widgetgen: family, joins = ShopComponent
protocol CartComponent: ShopComponent {}

struct PriceTag: CartComponent {
  let cents: Int
}
