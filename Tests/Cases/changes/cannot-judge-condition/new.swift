// The types in the branches of an `#if` are compared, although their JSON cannot be judged.
// widgetgen: codable
struct Link {
  #if os(iOS)
  var inApp: Bool
  #else
  var inApp: Int
  #endif
}
