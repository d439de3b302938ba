// widgetgen: codable, equatable
struct Card {
  let insets: Insets
}
