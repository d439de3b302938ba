// widgetgen: family, joins = Component
protocol ShopComponent: Component {}

struct Price: ShopComponent {
  let cents: Int
}
