import Core

// widgetgen: family, joins = Component
public protocol ShopComponent: Component {}

public struct Offer: ShopComponent {}
