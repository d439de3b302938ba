import Beagle

// widgetgen: decodable
enum Content: Decodable {
  case text(String)
  case component(ServerDrivenComponent)
  case actions([Action]?)
  case handler(() -> Void)
}
