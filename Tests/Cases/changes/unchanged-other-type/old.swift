// The property has another type, which contains itself and has the same JSON.
// widgetgen: codable
struct Screen { var page: Page }

// widgetgen: codable
struct Page {
  var title: String
  var next: [Page]?
}

// widgetgen: codable
struct Sheet {
  var title: String
  var next: [Sheet]?
}
