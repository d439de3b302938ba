import Core

// widgetgen: family, joins = Component
public protocol ShopComponent: Component {}

public struct Offer: ShopComponent {}

// Only public families are registered.
// widgetgen: family, joins = Component
protocol HiddenComponent: Component {}

struct Hidden: HiddenComponent {}
