import Beagle

// widgetgen: codable
struct Track {
  var name: String
  // widgetgen: alias = "id"
  var identifier: Int?
  // widgetgen: flatten
  var attributes: [String: DynamicObject]
}

// widgetgen: codable
struct Scores {
  var title: String
  // widgetgen: flatten
  var scores: [String: Int]
}
