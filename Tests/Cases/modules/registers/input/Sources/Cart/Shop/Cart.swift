import Core
import Shop

// widgetgen: family, joins = ShopComponent
public protocol CartComponent: ShopComponent {}

public struct CartLine: CartComponent {}
