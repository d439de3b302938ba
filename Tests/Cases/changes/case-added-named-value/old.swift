// widgetgen: codable
struct Screen { var actions: [Action] }

// widgetgen: family
enum Action {
  case purchase(/* widgetgen: name = [buy: .app] */ in: Store, id: String)
}

enum Store { case app }
