// widgetgen: codable
struct Handle: ~Copyable {
  let id: Int
}
