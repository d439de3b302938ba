// widgetgen: encodable
struct Sent { var text: String }

// widgetgen: codable, only = encode
enum Kind { case large }

// widgetgen: decodable, encodable
struct Both { var text: String }

// widgetgen: codable
struct Read { var text: String }

// widgetgen: encodable = false
struct Plain { var text: String }
