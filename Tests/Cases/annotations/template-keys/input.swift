// widgetgen: codable, uiGroup = cards, order
struct Card {
  // widgetgen: uiTitle = "Size", uidefault = 3, orders
  // expected-error 50-55: unknown annotation key 'orders'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var size: Int
}
