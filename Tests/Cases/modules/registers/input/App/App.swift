import Cart
import Core
internal import Shop

// widgetgen: family, joins = Component
protocol AppComponent: Component {}

struct Banner: AppComponent {}
