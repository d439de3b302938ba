import Core
import WidgetRuntime

// widgetgen: family, joins = Component
// expected-warning 23-39: no scanned source declares 'Component', so 'ShopComponent' cannot inherit its 'tag' and the style of its names; list its module's sources under 'dependencies', or repeat its 'tag' here [joins-unscanned-family]
protocol ShopComponent: Component {}

struct Offer: ShopComponent { var price: Int }

// widgetgen: family, joins = Element, tag = "kind"
protocol ShopElement: Element {}

struct Row: ShopElement { var price: Int }
