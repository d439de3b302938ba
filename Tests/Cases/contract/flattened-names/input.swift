// Values whose names are keys, next to other keys: the only key that is one of the names.
// widgetgen: family = external
enum Content {
  case message(text: String)
  // widgetgen: alias = image
  case photo(url: String)
  @available(iOS 17, *)
  case nothing
}

// Swift codes it.
enum Media: Codable {
  case video(seconds: Int)
}

// widgetgen: codable
struct Update {
  var id: Int
  // widgetgen: flatten
  var content: Content
  // expected-warning 7-13: the keys of 'Update.content' differ from value to value, so Kotlin's class for 'Update' does not contain them [inexpressible]
  // widgetgen: flatten
  var media: Media?
  // expected-warning 7-11: the keys of 'Update.media' differ from value to value, so Kotlin's class for 'Update' does not contain them [inexpressible]
}

// An object without a known name has no style.
// widgetgen: family = external, unknown = skip
enum Style {
  case plain
  case bold(Int)
}

// widgetgen: codable
struct Text {
  var id: Int
  // widgetgen: flatten
  var style: Style?
  // expected-warning 7-11: the keys of 'Text.style' differ from value to value, so Kotlin's class for 'Text' does not contain them [inexpressible]
}

// With names that are not known from the cases alone, the enum has to be the whole object.
// widgetgen: family = external
enum Renamed {
  case text(Int)

  enum CodingKeys: String, CodingKey {
    case text = "label"
  }
}

// widgetgen: codable
struct Alone {
  // widgetgen: flatten
  var renamed: Renamed
  // expected-warning 7-13: the keys of 'Alone.renamed' differ from value to value, so Kotlin's class for 'Alone' does not contain them [inexpressible]
}

// widgetgen: codable
struct Screen {
  var updates: [Update]
  var alone: [Alone]?
  var texts: [Text]?
}
