import Core
import Shop

// Only the registration of `Shop` makes the names of `ShopComponent` known as names of `Component`.
// widgetgen: family, joins = ShopComponent
public protocol CartComponent: ShopComponent {}

public struct CartLine: CartComponent {}
