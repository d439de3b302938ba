// widgetgen: encodable
// expected-warning 15-23: runtime 'beagle-1' only decodes and does not support 'encodable'; remove it, and write 'encode(to:)' of 'Sent' by hand [annotation-not-for-runtime]
struct Sent { var text: String }

// widgetgen: encodable
// expected-warning 15-23: runtime 'beagle-1' only decodes and does not support 'encodable'; remove it, and write 'encode(to:)' of 'Kind' by hand [annotation-not-for-runtime]
enum Kind { case large }

// widgetgen: decodable, encodable
// expected-warning 26-34: runtime 'beagle-1' only decodes and does not support 'encodable'; remove it, and write 'encode(to:)' of 'Both' by hand [annotation-not-for-runtime]
struct Both { var text: String }

// widgetgen: codable
struct Read { var text: String }

// widgetgen: encodable = false
struct Plain { var text: String }
