// widgetgen: codable
struct File {
  // widgetgen: null = throw
  var size: Int?
  /// The number of pages.
  // widgetgen: null = throw, default = 10, alias = pageCount
  var pages: Int
  // widgetgen: null = throw, key = meta.depth
  var depth: Int?
  var note: Note?
  // widgetgen: flatten
  var owner: Owner?
  // expected-warning 7-11: 'File.owner' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}

// widgetgen: codable
struct Note {
  // widgetgen: null = throw
  var text = "none"
}

// widgetgen: codable
struct Owner {
  var name: String
  // widgetgen: null = throw
  var group: String?
}

// widgetgen: decodable
struct Input {
  // widgetgen: null = throw
  var count: Int? = 1
}
