import Beagle

// widgetgen: codable
struct Links {
    let `self`: String
    let next: String?
}
