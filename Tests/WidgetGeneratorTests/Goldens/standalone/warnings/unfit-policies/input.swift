// widgetgen: codable, lossy, unknown = skip, onError = nil
struct Title {
  let text: String
}

// widgetgen:begin: lossy

// widgetgen: codable
struct Label {
  let text: String
}

// widgetgen:end

// widgetgen: codable, onError = 3
struct Level {
  let level: Int?
}
