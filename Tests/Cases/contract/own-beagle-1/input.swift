// Beagle's own sources. An action is coded by hand, two files can have a private component with the same name, and apps decode neither.
protocol ServerDrivenComponent: Decodable {}
protocol Action: Decodable {}
protocol AutoDecodable {}

struct Text: ServerDrivenComponent, AutoDecodable {
  let text: String
}

struct Alert: Action, AutoDecodable {
  let message: String
}

struct Navigate: Action {
// expected-warning 8-15: 'Action.Navigate' has several names, of which Kotlin's class writes only 'beagle:pushview' [inexpressible]
// expected-warning 8-15: the keys of 'Navigate' are not known, so Kotlin's classes in 'Action' have none [inexpressible]
  init(from decoder: Decoder) throws {}
}

private struct Tracker: Action {
  let uuid: Int
}

extension Text {
  private struct Tracker: Action {
    let name: String
  }
}
