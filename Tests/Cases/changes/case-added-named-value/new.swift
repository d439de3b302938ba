// widgetgen: codable
struct Screen { var actions: [Action] }

// widgetgen: family
enum Action {
  case purchase(/* widgetgen: name = [buy: .app, web_buy: .web] */ in: Store, id: String)
}

enum Store { case app, web }
