protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

enum Size: AutoCodable {
  case small
  case large
}

/// Coded by the names of its cases, as by Sourcery, and not by its raw values.
enum Named: String, AutoCodable {
  case first
}

/// The name of the case is a separate value.
enum Shape: AutoCodable {
  case circle(radius: Double)
  case box(width: Double, height: Double)
  case pair(Int, Int)
  case mixed(Int, label: String)
  case empty

  enum CodingKeys: String, CodingKey {
    case enumCaseKey = "type"
    case circle, box, pair, mixed, empty, radius, width, height, label
  }
}

/// The name of the case is the key of its values. Several cases have the same labels.
public enum Event: AutoCodable {
  case opened(id: Int, name: String)
  case closed(id: Int)
  case moved(Int, Int)
  case mixed(Int, name: String)
  case idle
}
