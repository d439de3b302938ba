import Core
import WidgetRuntime

// widgetgen: family, joins = Component
protocol ShopComponent: Component {}

struct Offer: ShopComponent { var price: Int }

// widgetgen: family, joins = Element, tag = "kind"
protocol ShopElement: Element {}

struct Row: ShopElement { var price: Int }
