// widgetgen: codable, uiGroup = cards, order
struct Card {
  // widgetgen: uiTitle = "Size", uidefault = 3, orders
  var size: Int
}
