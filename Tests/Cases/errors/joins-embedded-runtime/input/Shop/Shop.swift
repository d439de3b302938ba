// widgetgen: family, joins = Component
// expected-error 23-39: 'ShopComponent' cannot join 'Component' of another module: with 'embedRuntime', each module has its own runtime, where the other module is not registered; remove 'embedRuntime' in both, and import 'WidgetRuntime' [joins-embedded-runtime]
protocol ShopComponent: Component {}

struct Price: ShopComponent {
  let cents: Int
}
