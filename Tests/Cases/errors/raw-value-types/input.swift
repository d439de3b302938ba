// widgetgen: codable
struct Edges: OptionSet {
// expected-error 8-12: Swift codes 'Edges' as its raw value, and generated code would code an object; remove the annotation, and write 'extension Edges: Codable {}' [codes-raw-value]
  let rawValue: Int
  static let top = Edges(rawValue: 1)
}

// widgetgen: codable
struct ID: RawRepresentable {
// expected-error 8-9: Swift codes 'ID' as its raw value, and generated code would code an object; remove the annotation, and write 'extension ID: Codable {}' [codes-raw-value]
  var rawValue: String
}

protocol Tag: RawRepresentable {}

typealias Text = String

// widgetgen: decodable
struct Slug: Tag {
// expected-error 8-11: Swift codes 'Slug' as its raw value, and generated code would code an object; remove the annotation, and write 'extension Slug: Codable {}' [codes-raw-value]
  var rawValue: Text
  init?(rawValue: Text) {
    if rawValue.isEmpty { return nil }
    self.rawValue = rawValue
  }
}

// Swift codes a raw value of another type as an object, like generated code.
struct Point: Codable {
  var x: Int
}

// widgetgen: codable
struct Origin: RawRepresentable {
  var rawValue: Point
}

// widgetgen: codable, transparent
struct Width: RawRepresentable {
  var rawValue: Int
}
