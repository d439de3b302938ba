// widgetgen: codable
actor Store {
  let name: String = ""
}
