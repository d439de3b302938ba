// widgetgen: codable
struct Badge0 {
    var text: String
}
