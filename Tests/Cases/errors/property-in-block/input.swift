// widgetgen: codable
struct Label {
  let text: String

  // widgetgen:inline:auto:Label.Init
  let size: Int
  // expected-error 7-10: 'size' is inside inline block 'auto:Label.Init', which is regenerated; move it out [property-in-block]
  // widgetgen:end
}
