import WidgetRuntime

// widgetgen: family
protocol Component: Codable {}

struct Text: Component {
  var title: String

  struct CodingKeys: CodingKey {
  // expected-error 10-19: 'CodingKeys' of 'Text' is a struct, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Text' by hand [unreadable-keys]
    var stringValue: String
    var intValue: Int? { nil }

    init?(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}

struct Image: Component {
  var url: String

  typealias CodingKeys = Elsewhere
  // expected-error 13-22: 'CodingKeys' of 'Image' is a typealias for a type that no source declares, so its keys are unknown; write an enum with raw values of 'String', or the coding of 'Image' by hand [unreadable-keys]
}
