import WidgetRuntime
// widgetgen: family
protocol Component: Codable, Sendable {}
struct Text: Component { var text: String }
enum Layout: Component {
  case row(children: [any Component])
  case spacer
  case one(any Component)
  // widgetgen: name = "pad", alias = "padding"
  case padded(Text, by: Int)
}
// widgetgen: family = beagle
protocol Action: Codable, Sendable {}
enum Navigate: Action { case pushView(route: String), popView, openExternalURL(url: String) }
