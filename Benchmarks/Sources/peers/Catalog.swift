// The events of a concert hall: small objects, integers, and dictionaries.

// widgetgen: codable
struct Catalog: Equatable {
  var areaNames: [String: String]
  var audienceSubCategoryNames: [String: String]
  var blockNames: [String: String]
  var events: [String: Event]
  var performances: [Performance]
  var seatCategoryNames: [String: String]
  var subTopicNames: [String: String]
  var subjectNames: [String: String]
  var topicNames: [String: String]
  var topicSubTopics: [String: [Int]]
  var venueNames: [String: String]
}

// widgetgen: codable
struct Event: Equatable {
  var description: String?
  var id: Int
  var logo: String?
  var name: String
  var subTopicIds: [Int]
  var subjectCode: String?
  var subtitle: String?
  var topicIds: [Int]
}

// widgetgen: codable
struct Performance: Equatable {
  var eventId: Int
  var id: Int
  var logo: String?
  var name: String?
  var prices: [Price]
  var seatCategories: [SeatCategory]
  var seatMapImage: String?
  var start: Int
  var venueCode: String
}

// widgetgen: codable
struct Price: Equatable {
  var amount: Int
  var audienceSubCategoryId: Int
  var seatCategoryId: Int
}

// widgetgen: codable
struct SeatCategory: Equatable {
  var areas: [Area]
  var seatCategoryId: Int
}

// widgetgen: codable
struct Area: Equatable {
  var areaId: Int
  var blockIds: [Int]
}
