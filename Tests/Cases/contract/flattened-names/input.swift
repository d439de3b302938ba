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

// widgetgen: codable
struct Screen {
  var updates: [Update]
}
