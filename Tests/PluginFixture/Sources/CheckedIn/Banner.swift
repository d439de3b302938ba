// widgetgen: codable
struct Banner {
    var text: String
}
