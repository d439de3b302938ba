// widgetgen: codable, uiGroup = cards, order
struct Card {
  // widgetgen: uiTitle = "Size", uidefault = 3, orders
  // expected-error 50-55: unknown annotation key 'orders'; correct or remove it, or list it in 'annotations' if a template reads it [unknown-annotation-key]
  var size: Int
}
