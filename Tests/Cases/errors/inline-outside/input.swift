// widgetgen: codable
struct Label {
  let text: String
}

// widgetgen:inline:auto:Label.Init
// expected-error 1-35: inline block 'auto:Label.Init' is not inside a type; rename or move it [misplaced-inline-block]
// widgetgen:end

// widgetgen: codable
struct Card {
  let text: String

  func load() {
    if text.isEmpty { return }
    // widgetgen:inline:auto:Card.Init
    // expected-error 5-38: inline block 'auto:Card.Init' is inside the body of a function; rename or move it [misplaced-inline-block]
    // widgetgen:end
  }
}
