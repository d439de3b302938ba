// Beagle's own sources: two files may have a private component of the same name, and no app reads either.
protocol ServerDrivenComponent: Decodable {}
protocol Action: Decodable {}
protocol AutoDecodable {}

struct Text: ServerDrivenComponent, AutoDecodable {
  let text: String
}

private struct Tracker: Action {
  let uuid: Int
}

extension Text {
  private struct Tracker: Action {
    let name: String
  }
}
