// widgetgen:file: codable
struct Issue {
  var title: String
  var kind: Kind
  private enum CodingKeys: String, CodingKey { case title = "name", kind }
}

enum Kind { case bug, wish }

enum Constants { static let limit = 10 }

struct Version: RawRepresentable, Codable {
  var rawValue: String
}

struct Flags: OptionSet, Codable {
  let rawValue: Int
}

// widgetgen: codable = false
struct Local {
  var id: Int
}
