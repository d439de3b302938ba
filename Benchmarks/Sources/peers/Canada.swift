// The coastline of Canada: 2 MB of floating-point numbers.

// widgetgen: codable
struct Canada: Equatable {
  var type: String
  var features: [Feature]
}

// widgetgen: codable
struct Feature: Equatable {
  var type: String
  var properties: Properties
  var geometry: Geometry
}

// widgetgen: codable
struct Properties: Equatable {
  var name: String
}

// widgetgen: codable
struct Geometry: Equatable {
  var type: String
  var coordinates: [[[Double]]]
}
