import Beagle

// widgetgen: decodable
enum Rule: Decodable {
  case range(in: Int, default: String)
  case `in`(in: Int, init: Int)
  case keywords(Any: Int, Protocol: Int, Self: Int, Type: Int)
  case box(container: Int, associatedValues: String, self: Bool)
}

// widgetgen: decodable
enum Named: Decodable {
  case range(in: Int, container: String)
  case all

  enum CodingKeys: String, CodingKey {
    case range, all, enumCaseKey, `in`, container
  }
}
